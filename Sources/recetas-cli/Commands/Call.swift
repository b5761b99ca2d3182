import Interfaces

/// The context of a command that needs no store.
@MainActor struct Call {
  let arguments: Arguments
  let options: GlobalOptions
  let settings: Settings
  let output: Output
  let console: any Console
  let texts: Texts
}
