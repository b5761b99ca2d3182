public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: PhotoRecords {
  /// The maximum size of a part of a picture, in bytes. A document holds up to 1 MiB with all its fields.
  private static let partSize = 900_000
  private static let mostParts = (LoadedImage.maximumBytes + partSize - 1) / partSize

  private static func path(_ id: Photo.ID) -> String { "photos/\(id.text)" }
  private static func path(_ id: Photo.ID, part: Int) -> String { "\(path(id))/parts/\(part)" }

  public func photo(_ id: Photo.ID) throws(GatewayError) -> LoadedImage? {
    let path = Self.path(id)
    guard let fields = try fields(path), try Self.count("uses", in: fields, of: path) > 0 else { return nil }
    let parts = (0..<(try Self.parts(of: fields, path))).map { Self.path(id, part: $0) }
    try reading.prepare(parts)
    if !reading.wanted.isEmpty { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      if let new = staging.parts[part] {
        bytes += new
      } else if case .bytes(let kept) = try reading.document(part)?.fields["bytes"] {
        bytes += kept
      }
    }
    reading.forget(parts)
    guard let image = LoadedImage(bytes), Photo.ID(of: image) == id else {
      throw .corrupt(what: path, why: "it is not the picture that it was")
    }
    return image
  }

  private static func parts(of fields: [String: FirestoreValue], _ path: String) throws(GatewayError) -> Int {
    try count("parts", in: fields, of: path, atMost: mostParts)
  }

  public func hasPhoto(_ id: Photo.ID) throws(GatewayError) -> Bool {
    try Self.parts(of: try fields(Self.path(id)) ?? [:], Self.path(id)) > 0
  }

  public mutating func put(_ photo: LoadedImage, _ id: Photo.ID) throws(GatewayError) {
    let count = (photo.bytes.count + Self.partSize - 1) / Self.partSize
    staging.set(
      Self.path(id),
      ["uses": .integer(0), "size": .integer(Int64(photo.bytes.count)), "parts": .integer(Int64(count))])
    for part in 0..<count {
      let bytes = photo.bytes[part * Self.partSize..<min((part + 1) * Self.partSize, photo.bytes.count)]
      staging.keep(Array(bytes), at: Self.path(id, part: part))
    }
  }

  /// Updates the reference counts of photos, and deletes photos without references.
  ///
  /// - Parameter review: the review that changes. `nil` for a change by a manager. Authors of reviews must not delete other users'
  ///   documents, so their commits add a document that marks the photo as unused.
  mutating func use(_ new: [Photo.ID], insteadOf old: [Photo.ID], by review: Review.ID? = nil) throws(GatewayError) {
    var changes: [Photo.ID: Int64] = [:]
    for id in new { changes[id, default: 0] += 1 }
    for id in old { changes[id, default: 0] -= 1 }
    for (id, change) in changes.sorted(by: \.key.text) where change != 0 {
      let path = Self.path(id)
      guard let fields = try fields(path) else { continue }
      let uses = Int64(try Self.count("uses", in: fields, of: path)) + change
      let author = review.map { FirestoreValue.string($0.text) }
      if uses > 0 {
        staging.merge(path, ["uses": .integer(uses), "by": author])
        continue
      }
      for part in 0..<(try Self.parts(of: fields, path)) { staging.delete(Self.path(id, part: part)) }
      staging.drop(partsOf: path)
      if let author {
        staging.merge(path, ["uses": .integer(0), "size": .integer(0), "parts": .integer(0), "by": author])
      } else {
        staging.delete(path)
      }
    }
  }
}
