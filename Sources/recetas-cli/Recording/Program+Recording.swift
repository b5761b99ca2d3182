import Gateways
import Interfaces
import WebGateways

extension Program {
  /// Runs a command line, and adds all of it to a recording.
  func record(_ words: [String], _ options: GlobalOptions, in file: String, _ texts: Texts) async throws -> ExitCode {
    let kit = try Kit(options, settings, texts)
    guard let kind = kit.location.kind else { throw texts.cannotRecord(kit.location) }
    let recorder = try Recorder(file, location: kit.location.description, folder: kit.folder)
    var start = RecordedStart(
      words: Self.without(["record", "store", "data"], words),
      environment: settings.recordedEnvironment(signedIn: try settings.signIn(in: kit.folder, texts)?.signIn.user),
      isInputTerminal: console.isInputTerminal, isOutputTerminal: console.isOutputTerminal, width: console.width,
      height: console.height, store: kind)
    if recorder.isFirst {
      let contents = try await kit.store.contents()
      if contents != StoreState() {
        start.contents = String(decoding: try JSONDocument.encode(StoreDocument(contents)), as: UTF8.self)
      }
    }
    recorder.add(.begun(start))
    let program = Program(console: RecordingConsole(console, recorder), settings: settings.recorded(by: recorder))
    let code = await program.run(Self.without(["record"], words))
    recorder.add(.ended(code: code.rawValue))
    return code
  }

  /// The words without these options and their values.
  private static func without(_ names: [String], _ words: [String]) -> [String] {
    var (kept, rest) = ([String](), words[...])
    while let word = rest.popFirst() {
      if word == "--" { return kept + [word] + rest }
      if names.contains(where: { word == "--" + $0 }) {
        rest = rest.dropFirst()
      } else if !names.contains(where: { word.hasPrefix("--\($0)=") }) {
        kept.append(word)
      }
    }
    return kept
  }
}

extension StoreLocation {
  /// The kind that a replay opens anew; `nil`: what is elsewhere can't be repeated.
  fileprivate var kind: String? {
    switch self {
    #if SQLite
      case .local(.sqlite): "sqlite"
    #endif
    case .local(.json): "json"
    case .local(.memory): "memory"
    case .firestore: nil
    }
  }
}

extension Settings {
  /// The variables that decide what a command does. Of a secret only that it was set; of a map's template not its key.
  ///
  /// - Parameter user: the user who signed in with `login`; the tokens are not recorded.
  fileprivate func recordedEnvironment(signedIn user: String?) -> [String: String] {
    let plain = [
      "BEERS_URL", "FIRESTORE_EMULATOR_HOST", "FIRESTORE_PROJECT", "FIRESTORE_USER", "LANG", "LC_ALL", "LC_MESSAGES",
      "MADRID_SHOPS_URL", "NO_COLOR", "RECETAS_LANG", "RECETAS_USER", "SPOONACULAR_URL", "TERM",
    ]
    var recorded = environment.filter { plain.contains($0.key) }
    if let user, self["FIRESTORE_TOKEN"] == nil, recorded["FIRESTORE_USER"] == nil { recorded["FIRESTORE_USER"] = user }
    for name in ["FIRESTORE_TOKEN", "SPOONACULAR_API_KEY"] where self[name] != nil { recorded[name] = "recorded" }
    recorded["PLACES_MAP_URL"] = self["PLACES_MAP_URL"].map { template in
      let parts = template.split(separator: "?", maxSplits: 1)
      let items = parts.dropFirst().first?.split(separator: "&").filter { $0.contains("{") } ?? []
      return parts[0] + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
    return recorded
  }
}
