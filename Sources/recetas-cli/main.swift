let settings = Settings.ofProcess
let program = Program(console: SystemConsole(isDumb: settings["TERM"] == "dumb"), settings: settings)
let words = CommandLine.words
let status = if let lacking = Resources.lacking { program.refuse(words, lacking) } else { await program.run(words) }
status.endProcess()
