import Entities

extension Texts {
  public var places: String { say("Madrid", "Madrid") }

  /// How many places: `28 places`.
  public func places(_ number: Int) -> String { count(number, ("lugar", "lugares"), ("place", "places")) }
}
