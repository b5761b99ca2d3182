/// The style sheet of the page, for light and dark color schemes, and for wide and narrow screens.
enum PlacePageStyle {
  /// Returns the style rules. They contain the labels of the facts, so that the rows don't repeat the labels.
  static func css(_ both: [Texts]) -> String {
    let labels = both.flatMap { texts in
      [("a", texts.address), ("h", texts.openingHours), ("t", texts.phone), ("m", texts.email), ("w", texts.website)]
        .map { kind, name in
          "html[lang=\(texts.language.rawValue)] .\(kind)::before{content:\"\(name): \"}\n"
        }
    }
    return rules + labels.joined()
  }

  private static let rules = """
    \(HTMLStyle.palette)
    html[lang=es] .en,html[lang=en] .es,[hidden]{display:none!important}
    :root{--edge:#7d796f}
    @media (prefers-color-scheme:dark){:root{--edge:#858c96}}
    *{box-sizing:border-box}
    body{margin:0;font:16px/1.45 system-ui,sans-serif;background:var(--paper);color:var(--text)}
    header,section{padding:.5rem 1rem}
    h1{font-size:1.3rem;margin:.3rem 0}
    h2{font-size:1rem;margin:.3rem 0}
    .tools{display:flex;flex-wrap:wrap;gap:.6rem 1.5rem;margin:.4rem 0}
    input,button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:.4rem;
    padding:.25rem .6rem}
    button+button{margin-left:.3rem}
    button[aria-pressed=true]{border-color:var(--focus);font-weight:600}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
    main{display:grid;grid-template-columns:minmax(20rem,2fr) minmax(0,3fr)}
    .map{grid-column:2;grid-row:1;position:sticky;top:0;align-self:start;max-height:100dvh;overflow:auto}
    ol{list-style:none;margin:0;padding:0}
    li{display:block;border:1px solid var(--line);border-radius:.5rem;margin:.4rem 0;overflow:hidden}
    li.on{border-color:var(--focus);box-shadow:0 0 0 2px var(--focus)}
    summary{display:grid;grid-template-columns:2rem 3rem minmax(0,1fr) 1rem;gap:0 .6rem;align-items:center;min-height:4rem;
    padding:.4rem .6rem;overflow-wrap:anywhere;cursor:pointer;background:linear-gradient(90deg,var(--paper) 35%,
    color-mix(in srgb,var(--paper) 72%,transparent)),var(--b,none) right/60% no-repeat;background-size:cover}
    summary b,summary .logo{grid-row:1/3}
    summary small{grid-column:3;color:var(--text)}
    summary::after{content:"▾"/"";grid-area:1/4/3/5}
    details[open] summary::after{content:"▴"/""}
    a{color:var(--focus)}
    .name{font-weight:600;overflow-wrap:anywhere}
    .logo{width:3rem;height:3rem;border-radius:.5rem;background:var(--l) center/contain no-repeat;display:grid;place-items:center;
    font-style:normal;font-weight:700}
    .logo[style^="--h"]{background:hsl(var(--h) 45% 40%);color:#fff}
    li div{padding:.2rem .8rem .6rem}
    li p{margin:.35rem 0;min-height:1.5rem;overflow-wrap:anywhere}
    li p::before{color:var(--quiet)}
    em{color:var(--quiet)}
    #card button{display:flex;gap:.6rem;align-items:center}
    @media (max-width:52rem){main{display:block}.map{position:static;max-height:none;overflow:visible}}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}

    """
}
