/// A day of a restaurant: it starts in the early morning, so that an order after midnight belongs to the evening before.
package struct BusinessDay: Sendable, Hashable, Comparable {
  /// The calendar day on which the business day starts.
  package let day: LocalDay

  /// The hour at which a business day starts in Madrid, unless the restaurant chooses another.
  package static let usualStart = 5

  /// Returns the business day at an instant.
  ///
  /// - Parameter start: the hour at which business days start, from 0 to 23, in Madrid.
  package init(of instant: Instant, startingAt start: Int = usualStart) {
    let local = MadridTime.local(instant)
    day = local.minute < start * 60 ? local.day.adding(-1) : local.day
  }

  package static func < (left: BusinessDay, right: BusinessDay) -> Bool { left.day < right.day }
}
