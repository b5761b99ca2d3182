/// A picture that a store holds; its bytes are looked up by its id.
public enum Photo {
  /// Made of the bytes: `photo-` and their SHA-256 in hexadecimal digits, so that the same picture is kept once.
  public typealias ID = Identifier<Photo>
}

extension Identifier where Entity == Photo {
  /// The id of the picture that has these bytes.
  public init(ofBytes bytes: [UInt8]) { self.init(checked: "photo-" + SHA256.hex(of: bytes)) }

  /// The id of the picture that a file holds.
  public init(of image: LoadedImage) { self.init(ofBytes: image.bytes) }
}
