package import Entities

/// What a download of places was, in a document.
package struct PlaceDownloadDocument: Codable, Sendable, Hashable {
  /// The id of the download.
  package let id: String
  /// Where the places come from.
  package let source: String
  /// When it was complete.
  package let date: String

  /// The document of a download.
  package init(_ note: PlaceDownloadNote) {
    id = note.id.text
    source = note.source
    date = Timestamp.text(note.date)
  }

  /// What the download was.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func note() throws -> PlaceDownloadNote {
    PlaceDownloadNote(
      id: try PlaceDownloadNote.ID(id), source: source, date: try DocumentError.date(date, "the date of a download"))
  }
}
