import Entities

extension ManufacturerDraft: FormDraft {
  /// The logo alone.
  var album: PhotoAlbum { logo.flatMap { try? PhotoAlbum([$0]) } ?? .empty }

  /// The last one is the logo.
  mutating func add(_ photo: Photo.ID) { logo = photo }

  func text(of field: Field, in texts: Texts) -> String {
    switch field {
    case .name: name
    case .address: address
    case .origin: origin.map(texts.word) ?? ""
    }
  }

  static func label(of field: Field, in texts: Texts) -> String { texts.label(field) }
  static func words(_ problem: Problem, in texts: Texts) -> String { texts.words(problem) }

  /// An id is made of two fields.
  static func concernsOthers(_ problem: Problem) -> Bool { problem == .tooLongForAnID }
}

extension BeerDraft: EditingDraft {
  init() { self.init(name: "") }

  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError) { album = try album.adding(photo) }

  func text(of field: Field, in texts: Texts) -> String {
    self[field]
  }

  static func label(of field: Field, in texts: Texts) -> String { texts.label(field) }
  static func words(_ problem: Problem, in texts: Texts) -> String { texts.words(problem) }
}

extension ReviewDraft: EditingDraft {
  init() { self.init(score: "") }

  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError) { album = try album.adding(photo) }

  func text(of field: Field, in texts: Texts) -> String {
    switch field {
    case .score: score
    case .text: text
    }
  }

  static func label(of field: Field, in texts: Texts) -> String { texts.label(field) }
  static func words(_ problem: Problem, in texts: Texts) -> String { texts.words(problem) }
}
