// On iOS, this target only has to compile with the rest of the package, since apps can't start programs.
#if !os(iOS)
  Settings.reportFileLimitAsError()
  let settings = Settings.ofProcess
  let words = CommandLine.words
  let program = Program(console: SystemConsole(settings, words ?? []), settings: settings)
  let status =
    if let words {
      if let lacking = Resources.lacking { program.refuse(words, lacking) } else { await program.run(words) }
    } else {
      program.refuseMissingCommandLine()
    }
  status.endProcess()
#endif
