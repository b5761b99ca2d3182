package import Entities

/// The record of a completed download of places, in a document.
package struct PlaceDownloadDocument: Codable, Sendable, Hashable {
  /// The id of the download.
  package let id: String
  /// The source of the places.
  package let source: String
  /// The date of completion, formatted by ``Timestamp``.
  package let date: String

  /// Creates the document of a download.
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
