public import UseCases

extension Texts {
  /// How far the reading of a seed is: `12,000 records, 1.4 of 9.3 MB, 8,000 records per second`.
  public func progress(_ progress: SeedProgress) -> String {
    var parts = ["\(number(progress.records)) \(records(progress.records))"]
    if let total = progress.totalBytes {
      let (read, all) = (megabytes(progress.bytesRead), megabytes(total))
      parts.append(say("\(read) de \(all) MB", "\(read) of \(all) MB"))
    } else if progress.bytesRead > 0 {
      parts.append(megabytes(progress.bytesRead) + " MB")
    }
    if let rate = progress.recordsPerSecond.flatMap({ Int(exactly: $0.rounded()) }) {
      parts.append(say("\(number(rate)) \(records(rate)) por segundo", "\(number(rate)) \(records(rate)) per second"))
    }
    return parts.joined(separator: ", ")
  }

  private func records(_ number: Int) -> String {
    number == 1 ? say("registro", "record") : say("registros", "records")
  }

  /// How large something is: `900 kB`, `3.5 MB`.
  func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(bytes / 1000) kB" : megabytes(bytes) + " MB"
  }

  /// Millions of bytes, with one decimal.
  public func megabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000
    return number(tenths / 10) + say(",", ".") + "\(tenths % 10)"
  }
}
