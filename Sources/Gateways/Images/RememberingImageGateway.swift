public import Entities
import Synchronization
public import UseCases

/// Asks no second time for what is no image, as long as it lives. That nobody was reached it does not remember.
public final class RememberingImageGateway: ImageGateway {
  private let base: any ImageGateway
  private let refused = Mutex<[WebAddress: ImageError]>([:])

  /// - Parameter base: who is asked.
  public init(_ base: any ImageGateway) { self.base = base }

  public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    if let error = refused.withLock({ $0[address] }) { throw error }
    do {
      return try await base.image(address)
    } catch {
      if error.isFinal { refused.withLock { $0[address] = error } }
      throw error
    }
  }
}
