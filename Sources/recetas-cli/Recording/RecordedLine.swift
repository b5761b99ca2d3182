/// A line of a recording: an entry, and the run that it belongs to.
struct RecordedLine: Codable, Sendable {
  private enum CodingKeys: CodingKey {
    case run
  }

  /// The identifier of the run, since several processes can record concurrently. `nil` in recordings from earlier versions.
  let run: String?
  let entry: RecordedEntry

  init(_ entry: RecordedEntry, of run: String) {
    self.run = run
    self.entry = entry
  }

  init(from decoder: any Decoder) throws {
    run = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .run)
    entry = try RecordedEntry(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(run, forKey: .run)
    try entry.encode(to: encoder)
  }
}
