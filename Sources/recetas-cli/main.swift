let settings = Settings.ofProcess
let program = Program(console: SystemConsole(settings), settings: settings)
let words = CommandLine.words
let status = if let lacking = Resources.lacking { program.refuse(words, lacking) } else { await program.run(words) }
status.endProcess()
