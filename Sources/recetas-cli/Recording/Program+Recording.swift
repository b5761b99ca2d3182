import Gateways
import Interfaces
import UseCases
import WebGateways

extension Program {
  /// Runs a command line, and adds this run to a recording.
  func record(_ words: [String], _ options: GlobalOptions, in file: String, _ texts: Texts) async throws -> ExitCode {
    let kit = try Kit(options, settings, texts)
    guard let kind = kit.location.kind else { throw texts.cannotRecord(kit.location) }
    if kit.ownFiles.hold(file) { throw texts.isOfTheStore(file) }
    let signIn = try settings.signIn(in: kit.folder, texts)
    let recorded = try Invocation.words(words, without: ["record", "store", "data"], texts)
    let secrets = Secrets(settings, signIn: try SignInFile(folder: kit.folder).read(), recorded)
    let recorder: Recorder
    do throws(GatewayError) {
      recorder = try Recorder(file, location: kit.location.description, folder: kit.folder, secrets: secrets)
    } catch .corrupt {
      throw texts.notARecording(file)
    } catch {
      throw error
    }
    let files = RecordedFiles(recorder, folder: kit.folder, used: recorder.fileBytes)
    let start = RecordedStart(
      words: recorded, environment: settings.recordedEnvironment(signedIn: signIn?.signIn.user),
      isInputTerminal: console.isInputTerminal, isOutputTerminal: console.isOutputTerminal, width: console.width,
      height: console.height, store: kind)
    recorder.begin(start, contents: recorder.isNew ? try await kit.recordedContents() : nil)
    let program = Program(
      console: RecordingConsole(console, recorder, files), settings: settings.recorded(by: recorder, files))
    let code = await program.run(try Invocation.words(words, without: ["record"], texts))
    recorder.add(.ended(code: code.rawValue))
    // A failed command has already reported its error, and its exit code is more informative.
    if let failure = recorder.failure, code == .ok { throw texts.recordingFailed(file, texts.problem(failure)) }
    return code
  }
}

extension Kit {
  /// Returns the content of the store as JSON. `nil` if the store is empty.
  fileprivate func recordedContents() async throws -> String? {
    let contents = try await store.contents()
    if contents == StoreState() { return nil }
    return String(decoding: try JSONDocument.encode(StoreDocument(contents)), as: UTF8.self)
  }
}

extension StoreLocation {
  /// The kind of store that a replay creates. `nil` for a store in the cloud, which can't be replayed.
  fileprivate var kind: String? {
    switch self {
    case .local(let store): type(of: store.files).kind
    case .firestore: nil
    }
  }
}

extension Settings {
  private static let plainVariables = [
    "BEERS_URL", "FIRESTORE_EMULATOR_HOST", "FIRESTORE_PROJECT", "FIRESTORE_USER", "LANG", "LC_ALL", "LC_MESSAGES",
    "MADRID_SHOPS_URL", "NO_COLOR", "RECETAS_LANG", "RECETAS_USER", "SPOONACULAR_URL", "TERM",
  ]
  private static let secretVariables = ["FIRESTORE_TOKEN", "SPOONACULAR_API_KEY"]

  /// The variables that a recording can set.
  static let recordedVariables = Set(plainVariables + secretVariables + ["PLACES_MAP_URL"])

  /// Returns the variables that influence a command. The values of secrets are replaced, and the key is removed from the map template.
  ///
  /// - Parameter user: the user who signed in with `login`. The tokens are not recorded.
  fileprivate func recordedEnvironment(signedIn user: String?) -> [String: String] {
    var recorded = environment.filter { Self.plainVariables.contains($0.key) }
    if let user, self["FIRESTORE_TOKEN"] == nil, recorded["FIRESTORE_USER"] == nil { recorded["FIRESTORE_USER"] = user }
    for name in Self.secretVariables where self[name] != nil { recorded[name] = "recorded" }
    recorded["PLACES_MAP_URL"] = self["PLACES_MAP_URL"].map { template in
      let parts = template.split(separator: "?", maxSplits: 1)
      let items = parts.dropFirst().first?.split(separator: "&").filter { $0.contains("{") } ?? []
      return parts[0] + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
    return recorded
  }
}
