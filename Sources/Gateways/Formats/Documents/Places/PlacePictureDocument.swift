package import Entities
import UseCases

/// The JSON representation of a place picture. It has `photo` and `bytes` if the picture is stored, and `absence` if the picture couldn't
/// be downloaded.
package struct PlacePictureDocument: Codable, Sendable, Hashable {
  /// The address of the picture. `nil` for a map.
  package let address: String?
  /// The id of the stored picture, which contains its SHA-256 digest.
  package let photo: String?
  /// The size of the picture file, in bytes. `nil` if there is no file.
  package let bytes: Int?
  /// The reason that there is no picture: `notThere`, `notAPicture`, `incomplete`, `tooLarge`, `failed` or `fatal`.
  package let absence: String?

  /// Creates the JSON representation of a picture.
  package init(_ picture: PlacePicture) {
    self.init(picture.content, address: picture.address?.text)
  }

  /// Creates the JSON representation of a picture's content.
  init(_ content: PlacePicture.Content, address: String? = nil) {
    self.address = address
    switch content {
    case .notRequested: (photo, bytes, absence) = (nil, nil, nil)
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

  /// Returns the picture that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
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
