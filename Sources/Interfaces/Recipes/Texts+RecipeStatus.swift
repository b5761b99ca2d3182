public import UseCases

/// What is said of where recipes come from; the words of each text are its documentation.
extension Texts {
  /// Points of a service: `3.5 points`.
  public func points(_ number: Double) -> String {
    let text = decimal(number)
    return text == "1" ? say("1 punto", "1 point") : say("\(text) puntos", "\(text) points")
  }

  /// The points used and left at a service, and when it reported them.
  public func quota(_ quota: PointsQuota) -> String {
    let (used, left, told) = (points(quota.used), points(quota.left), date(quota.toldAt))
    return say("usados: \(used), quedan: \(left) (\(told))", "used: \(used), left: \(left) (\(told))")
  }

  package var ownCollection: String { say("Tu colección", "Your collection") }
  var pointsLabel: String { say("Puntos de hoy", "Today's points") }
  var pointsUnknown: String { say("aún no se sabe", "not known yet") }
  var sharing: String { say("Compartidas en", "Shared in") }
  var notShared: String { say("ningún sitio (FIRESTORE_PROJECT)", "nowhere (FIRESTORE_PROJECT)") }
}
