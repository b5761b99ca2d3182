import Entities
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures of a page, each once, whatever number of places has it; those that find room.
struct PagePictures {
  static let none = PagePictures(numbers: [:], css: "")

  private let numbers: [Photo.ID: Int]
  /// The rules that hold them.
  let css: String

  private init(numbers: [Photo.ID: Int], css: String) {
    self.numbers = numbers
    self.css = css
  }

  /// As many of the places' pictures as there is room for: logos before images, the smallest first.
  init(of places: [Place], from pictures: [Photo.ID: LoadedImage], within bytes: Int) {
    var (numbers, css, left): ([Photo.ID: Int], String, Int) = ([:], "", bytes)
    for role in [PlacePicture.Role.logo, .image] {
      let wanted = Set(places.compactMap { $0.pictures[role]?.photo }).subtracting(numbers.keys)
      let found = wanted.compactMap { id in pictures[id].map { (id, $0) } }
        .sorted { ($0.1.bytes.count, $0.0.text) < ($1.1.bytes.count, $1.0.text) }
      for (id, picture) in found {
        let rule = Self.rule(picture, numbers.count + 1)
        // What refers to it costs something, too.
        let cost = rule.utf8.count + 60 * places.count { $0.pictures[role]?.photo == id }
        if cost > left { break }
        left -= cost
        css += rule
        numbers[id] = numbers.count + 1
      }
    }
    self.init(numbers: numbers, css: css)
  }

  /// How a style refers to a picture; `nil`: it is not in the page.
  func reference(_ id: Photo.ID) -> String? { numbers[id].map { "var(--p\($0))" } }

  private static func rule(_ picture: LoadedImage, _ number: Int) -> String {
    let kind = picture.format.rawValue
    return ":root{--p\(number):url(data:image/\(kind);base64,\(Data(picture.bytes).base64EncodedString()))}\n"
  }
}
