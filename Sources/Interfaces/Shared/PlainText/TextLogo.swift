/// A picture made of characters, once for every terminal and once for those that show more than ASCII.
struct TextLogo {
  /// A terminal that is narrower shows no more than ASCII: it may be a device that can do little else.
  private static let narrow = 60

  let unicode: [String]
  let ascii: [String]

  /// With an empty line below; nothing, where there is no room for it.
  func lines(width: Int, isPlain: Bool) -> [Line] {
    let picture = isPlain || width < Self.narrow ? ascii : unicode
    return picture.contains { $0.count > width } ? [] : picture.map { Line($0, .title) } + [""]
  }
}

extension TextLogo {
  /// A pot with its lid, and what it is called.
  static let kit = TextLogo(
    unicode: [
      "        ∿  ∿  ∿",
      "    ╭──────●──────╮",
      "   ╭┴─────────────┴╮",
      "  ═╡ R E C E T A S ╞═",
      "   ╰───────────────╯",
    ],
    ascii: [
      "        ~  ~  ~",
      "    .------o------.",
      "   .+-------------+.",
      "  =| R E C E T A S |=",
      "   '---------------'",
    ])

  /// A gate with five arches.
  static let madrid = TextLogo(
    unicode: [
      "         ▄███▄",
      "  ▄▄▄▄▄▄▄█████▄▄▄▄▄▄▄",
      "  █ ╭╮ ╭╮ ╭─╮ ╭╮ ╭╮ █",
      "  █ ││ ││ │ │ ││ ││ █   M A D R I D",
    ],
    ascii: [
      "         .===.",
      "  .------'---'------.",
      "  | __ __ ___ __ __ |",
      "  | || || | | || || |   M A D R I D",
    ])
}
