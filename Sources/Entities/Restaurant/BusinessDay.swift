/// A business day of a restaurant. It starts in the early morning, so that an order placed after midnight belongs to the previous day.
package struct BusinessDay: Sendable, Hashable, Comparable {
  /// The calendar day on which the business day starts.
  package let day: LocalDay

  /// The hour at which a business day starts in Madrid, unless the restaurant chooses another hour.
  package static let usualStart = 5

  /// Creates the business day that contains an instant.
  ///
  /// - Parameter start: The hour at which business days start in Madrid, from 0 to 23.
  package init(of instant: Instant, startingAt start: Int = usualStart) {
    let local = MadridTime.local(instant)
    day = local.minute < start * 60 ? local.day.adding(-1) : local.day
  }

  package static func < (left: BusinessDay, right: BusinessDay) -> Bool { left.day < right.day }
}
