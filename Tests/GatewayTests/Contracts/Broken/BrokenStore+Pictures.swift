import Entities
@testable import Gateways
import GatewayTesting
import TestSupport
import UseCases

// Faults in which pictures appear or disappear.
extension BrokenStore {
  /// Makes the store return these pictures even if they are not stored.
  mutating func showsPictures(_ pictures: @escaping @Sendable () -> [Photo.ID: LoadedImage]) {
    does("photo") { (operation) throws(GatewayError) in
      if case .photo(let id) = operation.call, let picture = pictures()[id] { return picture }
      return try await operation.passOn()
    }
  }

  /// Makes the store keep pictures readable forever after the first call whose error satisfies `isSuch`.
  ///
  /// - Parameter names: the names of the sample pictures.
  /// - Parameter isSuch: a closure that returns whether the pictures stay readable after a call with this error. The error is `nil` if the
  ///   call succeeded.
  mutating func picturesStay(
    _ names: String..., after call: String, where isSuch: @escaping @Sendable (GatewayError?) -> Bool = { _ in true }
  ) {
    let isOver = Box(false)
    does(call) { (operation) throws(GatewayError) in
      do throws(GatewayError) {
        let answer = try await operation.passOn()
        if isSuch(nil) { isOver.value = true }
        return answer
      } catch {
        if isSuch(error) { isOver.value = true }
        throw error
      }
    }
    showsPictures { isOver.value ? Samples.pictures(names) : [:] }
  }

  /// Makes the store hide the pictures that `photos` returns for each call with this name.
  mutating func picturesGo(after call: String, _ photos: @escaping @Sendable (StoreState, StoreCall) -> [Photo.ID]) {
    let deleted = Box(Set<Photo.ID>())
    does(call) { (operation) throws(GatewayError) in
      try await operation.keeping { before, _ in
        let photos = photos(before, operation.call)
        deleted.change { $0.formUnion(photos) }
      }.passOn()
    }
    refuses("photo", with: .notFound) { _, call in
      if case .photo(let id) = call { deleted.value.contains(id) } else { false }
    }
  }
}

extension Samples {
  /// Returns the sample pictures with these names, by id.
  static func pictures(_ names: [String]) -> [Photo.ID: LoadedImage] {
    let pictures = names.compactMap { try? image($0) }
    return Dictionary(pictures.map { (Photo.ID(of: $0), $0) }) { $1 }
  }
}
