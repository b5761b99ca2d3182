import Entities
import Synchronization
import UseCases

/// A user who may say where they are, and say it again.
final class TypedLocation: LocationGateway {
  private let here = Mutex<Coordinate?>(nil)

  func position() -> Coordinate? { here.withLock { $0 } }

  func move(to coordinate: Coordinate) { here.withLock { $0 = coordinate } }
}
