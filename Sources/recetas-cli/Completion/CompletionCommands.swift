import Gateways
import Interfaces

extension Command {
  static let completions = Command(
    "completions bash|zsh|fish", "el script de autocompletado de una shell",
    "the completion script for a shell",
    hasDocument: false,
    examples: ["recetas-cli completions bash > ~/.local/share/bash-completion/completions/recetas-cli"],
    alone: { call in
      let script =
        switch call.arguments["bash|zsh|fish"] {
        case "bash": CompletionScript.bash
        case "zsh": CompletionScript.zsh
        default: CompletionScript.fish
        }
      try call.output.write(script.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) })
    })

  /// Prints completions for the shell scripts. The first line is the kind of completion. Each further line contains a word, a tab and the
  /// word's description.
  ///
  /// Completing changes nothing: it doesn't create, fill or migrate a store, and it downloads nothing.
  static let complete = Command(
    "complete [WORD…]", "las palabras que pueden seguir", "the words that may follow",
    hasDocument: false, examples: [],
    alone: { call in
      let line = PartialCommandLine(call.arguments.repeated, call.texts)
      let texts = call.settings.texts(language: line.options.language ?? call.options.language)
      switch Completion(line, texts) {
      case .files: try call.output.write(["files"])
      case .folders: try call.output.write(["folders"])
      case .words(let candidates):
        try call.write(candidates.filter { $0.word.hasPrefix(line.typed) }, line)
      case .names(let names):
        // A shell shows no errors while completing, so a failure results in no completions.
        let found = try? await call.names(names, line, texts)
        try call.write(found ?? [], line)
      }
    })
}

extension Call {
  fileprivate func names(_ names: NameCompletion, _ line: PartialCommandLine, _ texts: Texts) async throws
    -> [Completion
    .Candidate]
  {
    guard let folder = line.options.dataFolder ?? options.dataFolder ?? settings.dataFolder else { return [] }
    let location = try StoreLocation.chosen(line.options.store ?? options.store, in: folder, texts)
    guard let store = names == .places ? location.ofPlaces.files.openUntouched() : location.openUntouched()
    else { return [] }
    return try await names.candidates(
      for: line.typed, in: store, of: try settings.user(of: location, in: folder, texts), texts)
  }

  fileprivate func write(_ candidates: [Completion.Candidate], _ line: PartialCommandLine) throws {
    let front = if case .value(_, let front) = line.place { front } else { "" }
    // A word with invisible characters is skipped, since without them it would no longer identify its record.
    let lines = candidates.filter { VisibleText.clean($0.word) == $0.word }.map { candidate in
      [front + candidate.word, candidate.text].map { VisibleText.clean($0) }.filter { !$0.isEmpty }
    }
    // The lines are written directly, since a `Line` would turn a tab into a visible symbol.
    let text = (["words"] + lines.map { $0.joined(separator: "\t") }).map { $0 + "\n" }.joined()
    try console.write(text, to: .output)
  }
}
