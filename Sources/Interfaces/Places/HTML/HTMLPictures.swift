import Entities
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures that an HTML page contains, limited by size. A picture that several places share is included only once.
struct HTMLPictures {
  static let none = HTMLPictures(numbers: [:], css: "")

  private let numbers: [Photo.ID: Int]
  /// The style rules that contain the pictures.
  let css: String

  private init(numbers: [Photo.ID: Int], css: String) {
    self.numbers = numbers
    self.css = css
  }

  /// Creates a selection that contains as many of the places' pictures as fit into `bytes`.
  init(of places: [Place], from pictures: [Photo.ID: LoadedImage], within bytes: Int) {
    var (numbers, css, left): ([Photo.ID: Int], String, Int) = ([:], "", bytes)
    for role in Self.roles {
      for wanted in Self.wanted(role, of: places) where numbers[wanted.id] == nil {
        guard let picture = pictures[wanted.id] else { continue }
        let rule = Self.rule(picture, numbers.count + 1)
        let cost = rule.utf8.count + wanted.references
        if cost > left { break }
        left -= cost
        css += rule
        numbers[wanted.id] = numbers.count + 1
      }
    }
    self.init(numbers: numbers, css: css)
  }

  /// Returns the logos that would fit on a page with only logos, then the images that would fit on a page with only images.
  static func candidates(_ places: [Place], within bytes: Int) -> [Photo.ID] {
    roles.flatMap { role in
      var left = bytes
      return wanted(role, of: places).prefix { wanted in
        left -= wanted.bytes / 3 * 4
        return left >= 0
      }.map(\.id)
    }
  }

  private static let roles = [PlacePicture.Role.logo, .image]

  /// A picture that one or more places use.
  private struct Wanted {
    let id: Photo.ID
    let bytes: Int
    /// The number of bytes that the references to the picture take up on the page.
    var references = 0
  }

  /// Returns the places' pictures with a role, smallest first.
  private static func wanted(_ role: PlacePicture.Role, of places: [Place]) -> [Wanted] {
    var wanted: [Photo.ID: Wanted] = [:]
    for place in places {
      guard case .kept(let id, let bytes) = place.pictures[role]?.content else { continue }
      wanted[id] = Wanted(id: id, bytes: bytes)
    }
    for place in places {
      // Only a reference to an image adds bytes to the page. A reference to a logo takes no more bytes than the badge that the logo
      // replaces.
      if let id = place.pictures[.image]?.photo { wanted[id]?.references += 30 }
    }
    return wanted.values.sorted { ($0.bytes, $0.id.text) < ($1.bytes, $1.id.text) }
  }

  /// Returns the style value that refers to a picture. `nil` if the page doesn't contain the picture.
  func reference(_ id: Photo.ID) -> String? { numbers[id].map { "var(--p\($0))" } }

  private static func rule(_ picture: LoadedImage, _ number: Int) -> String {
    let kind = picture.format.rawValue
    return ":root{--p\(number):url(data:image/\(kind);base64,\(Data(picture.bytes).base64EncodedString()))}\n"
  }
}
