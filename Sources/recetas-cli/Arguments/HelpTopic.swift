/// What somebody wants help on.
enum HelpTopic {
  case program
  case group([String])
  case command(CommandSpec)
}
