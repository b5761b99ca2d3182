/// Why a store can't be exported to a folder, or imported from it.
public enum ExportFault: Sendable, Hashable {
  /// There is no such folder.
  case noFolder
  /// Something is in the folder, to which an export would be added.
  case notEmpty
  /// It is no export.
  case notAnExport
  /// It belongs to the export, and is not there.
  case missing
  /// It is no part of the export.
  case unexpected
  /// It is a link, a folder, a pipe or a device instead of a file.
  case notAFile
  /// It has more than `limit` bytes, or a line that has.
  case tooLarge(limit: Int)
  /// It is not what it was when it was exported.
  case damaged
  /// There is no valid record in this line, counted from 1.
  case invalid(line: Int)
  /// The record in this line refers to something that is not there.
  case dangling(line: Int)
  /// The record in this line was there before.
  case repeated(line: Int)
}
