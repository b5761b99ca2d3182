/// The weekly opening hours of a restaurant, in local time.
package struct WeeklyHours: Sendable, Hashable {
  /// The spans during which the restaurant is open, sorted by start. Spans that touch or overlap are merged into one.
  package let spans: [Span]

  /// A span of time during which the restaurant is open. It can run past midnight.
  package struct Span: Sendable, Hashable {
    /// The day on which the span starts, from 1 for Monday to 7 for Sunday.
    package let weekday: Int
    /// The minute of the day at which the span starts, from 0 to 1439.
    package let start: Int
    /// The length in minutes, from 1 to a whole week.
    package let length: Int

    /// Creates a span from one minute of the day to another. If `end` isn't after `start`, the span ends on the next day.
    ///
    /// - Parameters:
    ///   - weekday: The day on which the span starts, from 1 for Monday to 7 for Sunday.
    ///   - start: The minute at which the span starts, from 0 to 1439.
    ///   - end: The minute at which the span ends, from 0 to 2880. A span from 0 to 0 or from 0 to 1440 is a whole day.
    /// - Throws: ``WeeklyHoursError`` if a number is out of range.
    package init(_ weekday: Int, from start: Int, to end: Int) throws(WeeklyHoursError) {
      guard (1...7).contains(weekday), (0..<WeeklyHours.day).contains(start), (0...2 * WeeklyHours.day).contains(end)
      else {
        throw .outOfRange
      }
      self.init(weekday: weekday, start: start, length: end > start ? end - start : end + WeeklyHours.day - start)
    }

    fileprivate init(weekday: Int, start: Int, length: Int) {
      self.weekday = weekday
      self.start = start
      self.length = length
    }

    /// The first minute of the span, counted from the start of the week.
    fileprivate var first: Int { (weekday - 1) * WeeklyHours.day + start }
  }

  /// Creates the hours from spans, which can touch or overlap.
  package init(_ spans: [Span]) {
    var merged: [(first: Int, end: Int)] = []
    for span in spans.sorted(by: { ($0.first, $0.length) < ($1.first, $1.length) }) {
      let end = span.first + span.length
      if let last = merged.last, span.first <= last.end {
        merged[merged.count - 1].end = max(last.end, end)
      } else {
        merged.append((span.first, end))
      }
    }
    // A span that runs into the next week covers the first spans of it.
    while let last = merged.last, merged.count > 1, last.end - Self.week >= merged[0].first {
      merged[merged.count - 1].end = max(last.end, merged[0].end + Self.week)
      merged.removeFirst()
    }
    self.spans = merged.map {
      Span(
        weekday: $0.first / Self.day + 1, start: $0.first % Self.day, length: min($0.end - $0.first, Self.week))
    }
  }

  /// Whether the restaurant is open at a local time. The end of a span isn't part of the span.
  package func isOpen(at time: LocalTime) -> Bool {
    let minute = (time.day.weekday - 1) * Self.day + time.minute
    return spans.contains { span in
      (span.first..<span.first + span.length).contains(minute)
        || (span.first..<span.first + span.length).contains(minute + Self.week)
    }
  }

  /// Returns the first time, at or after `instant`, at which a restaurant in Madrid is open. `nil` if the restaurant never opens.
  package func nextOpening(atOrAfter instant: Instant) -> Instant? {
    let now = MadridTime.local(instant)
    if isOpen(at: now) { return instant }
    let candidates = (0...7).lazy.flatMap { offset in
      let day = now.day.adding(offset)
      return spans.lazy.filter { $0.weekday == day.weekday }.flatMap { Self.openings(of: $0, on: day) }
    }
    return candidates.first { $0 >= instant }
  }

  /// Returns the instants at which a span starts on a day: two if clocks show its start twice. If the start is in the hour that is skipped
  /// in March, this is the end of that hour.
  private static func openings(of span: Span, on day: LocalDay) -> [Instant] {
    (span.start..<Self.day).lazy
      .map { MadridTime.instants(of: LocalTime(day, hour: $0 / 60, minute: $0 % 60)) }.first { !$0.isEmpty } ?? []
  }

  fileprivate static let day = 1440
  fileprivate static let week = 7 * day
}

/// The reason why opening hours are invalid.
package enum WeeklyHoursError: Error, Sendable, Hashable {
  /// The weekday or a minute is out of range.
  case outOfRange
}
