package import Entities
import UseCases

/// A picture of a place in a document: `photo` and `bytes` where it is kept, `absence` where it could not be had.
package struct PlacePictureDocument: Codable, Sendable, Hashable {
  /// Where it comes from; a map's is left out.
  package let address: String?
  /// The id of the picture, which says its SHA-256.
  package let photo: String?
  /// The size of the file in bytes; absent where there is none.
  package let bytes: Int?
  /// `notThere`, `notAPicture`, `incomplete`, `tooLarge`, `failed` or `fatal`.
  package let absence: String?

  /// The document of a picture.
  package init(_ picture: PlacePicture) {
    self.init(picture.content, address: picture.address?.text)
  }

  /// What became of a picture.
  init(_ content: PlacePicture.Content, address: String? = nil) {
    self.address = address
    switch content {
    case .unasked: (photo, bytes, absence) = (nil, nil, nil)
    case .kept(let id, let count): (photo, bytes, absence) = (id.text, count, nil)
    case .missing(let why): (photo, bytes, absence) = (nil, nil, why.rawValue)
    }
  }

  package init(address: String?, photo: String?, bytes: Int?, absence: String?) {
    self.address = address
    self.photo = photo
    self.bytes = bytes
    self.absence = absence
  }

  /// The picture.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func picture() throws -> PlacePicture {
    let address = try address.map { try WebAddress($0) }
    if let photo {
      let (bytes, sizes) = (bytes ?? 0, 0...LoadedImage.maximumBytes)
      guard sizes.contains(bytes) else {
        throw DocumentError.wrong("the size of a picture", found: "\(bytes)", expected: "\(sizes)")
      }
      return PlacePicture(address, .kept(try Photo.ID(photo), bytes: bytes))
    }
    guard let absence else { return PlacePicture(address) }
    guard let why = PlacePicture.Absence(rawValue: absence) else {
      throw DocumentError.wrong("a picture", found: absence, expected: "a reason why it is absent")
    }
    return PlacePicture(address, .missing(why))
  }
}
