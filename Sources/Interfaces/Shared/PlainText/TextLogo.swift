/// A picture made of characters, in a Unicode version and an ASCII version.
struct TextLogo {
  /// The minimum width for the Unicode version, in characters. Narrower terminals get the ASCII version, since they may be devices with a
  /// limited character set.
  private static let narrow = 60

  let unicode: [String]
  let ascii: [String]

  /// Returns the picture with an empty line below. Empty if the picture doesn't fit the width.
  func lines(width: Int, isPlain: Bool) -> [Line] {
    let picture = isPlain || width < Self.narrow ? ascii : unicode
    return picture.contains { $0.count > width } ? [] : picture.map { Line($0, .title) } + [""]
  }
}

extension TextLogo {
  /// The kit's logo: a pot with a lid, and the name of the kit.
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

  /// The logo of the Madrid screens: a gate with five arches.
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
