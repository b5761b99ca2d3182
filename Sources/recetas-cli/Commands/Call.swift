import Interfaces

/// What a command works with that needs no store.
@MainActor struct Call {
  let arguments: Arguments
  let options: GlobalOptions
  let settings: Settings
  let output: Output
  let console: any Console
  let texts: Texts
}
