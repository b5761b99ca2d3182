let settings = Settings.ofProcess
let console = SystemConsole(isDumb: settings["TERM"] == "dumb")
let status = await Program(console: console, settings: settings).run(CommandLine.words)
status.endProcess()
