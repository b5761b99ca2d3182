package import Entities

/// The JSON representation of the record of a completed place download.
package struct PlaceDownloadDocument: Codable, Sendable, Hashable {
  /// The id of the download.
  package let id: String
  /// The name of the source of the downloaded places.
  package let source: String
  /// The date on which the download was completed, formatted by ``Timestamp``.
  package let date: String

  /// Creates the JSON representation of a download's record.
  package init(_ note: PlaceDownloadNote) {
    id = note.id.text
    source = note.source
    date = Timestamp.text(note.date)
  }

  /// Returns the record of the download.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func note() throws -> PlaceDownloadNote {
    PlaceDownloadNote(
      id: try PlaceDownloadNote.ID(id), source: source, date: try DocumentError.date(date, "the date of a download"))
  }
}
