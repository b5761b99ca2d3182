/// Why a store can't be exported to a folder, or imported from it.
package enum ExportFault: Sendable, Hashable {
  /// There is no such folder.
  case noFolder
  /// The folder to export to is not empty.
  case notEmpty
  /// It is not an export.
  case notAnExport
  /// A file of the export is missing.
  case missing
  /// It is not part of the export.
  case unexpected
  /// It is a link, a folder, a pipe or a device instead of a file.
  case notAFile
  /// It, or one of its lines, has more than `limit` bytes.
  case tooLarge(limit: Int)
  /// It is damaged: not as it was exported.
  case damaged
  /// The record in this line, counted from 1, is invalid.
  case invalid(line: Int)
  /// The record in this line refers to something that is not there.
  case dangling(line: Int)
  /// The record in this line is a duplicate.
  case repeated(line: Int)
}
