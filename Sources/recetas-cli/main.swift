let settings = Settings.ofProcess
let console = SystemConsole(settings)
let status = await Program(console: console, settings: settings).run(Array(CommandLine.arguments.dropFirst()))
status.endProcess()
