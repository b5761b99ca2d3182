/// The style sheet of the page's map.
enum PlacePageMapStyle {
  static let css = """
    .shop{--pin:#b3261e}.activity{--pin:#6a3fa0}.service{--pin:#00696b}
    @media (prefers-color-scheme:dark){.shop{--pin:#ff8a80}.activity{--pin:#cbb0ff}.service{--pin:#6fd8d8}}
    .m-map{display:block;background:var(--ground);min-width:50rem;width:100%}
    .frame{position:relative;overflow:auto;max-height:75vh;border:1px solid var(--edge);border-radius:.5rem;isolation:isolate}
    .js .frame{overflow:hidden}
    .js .m-map{min-width:0;max-height:68vh;cursor:grab;user-select:none;-webkit-user-select:none}
    .js .m-grid{display:none}
    .m-user{pointer-events:none}
    .zoom{position:absolute;z-index:1;margin:.5rem;display:grid;gap:.3rem}
    .zoom button{margin:0;width:2.4rem;height:2.4rem;padding:0;font-size:1.2rem;line-height:1}
    .vh,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{display:inline-block;padding:.3rem .6rem;color:var(--focus)}
    .kinds{border:0;margin:0;padding:0 0 .4rem;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
    .kinds legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .kinds label{display:inline-flex;gap:.35rem;align-items:center;min-height:1.8rem}
    .kinds input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--focus)}
    .key{width:1.5rem;height:1.5rem}
    .m-pin,.m-group{cursor:pointer;outline-offset:1px}
    .m-pin circle,.m-pin.hit circle{fill:var(--pin)}
    .m-pin.hit>:not(text){stroke:var(--ink);stroke-width:2}
    .m-pin rect,.m-pin path,.key *{fill:var(--pin);stroke:var(--ground)}
    .m-pin.activity circle,.m-pin.service circle,.key.activity circle,.key circle:not(:only-child){fill:transparent;stroke:none}
    .m-pin.dot text,.m-pin.in,.m-pin.gone{display:none}
    .m-map .long{font-size:8.5px}
    .m-pin.on>circle,.m-group.on>circle{stroke:var(--focus)!important;stroke-width:5}
    .m-group circle{fill:var(--ground);stroke:var(--ink);stroke-width:2.5}
    .m-group text{font-weight:700;font-size:11px;text-anchor:middle}
    li[style] div::before{content:"";display:block;height:13rem;margin:.4rem 0;background:var(--b) center/contain no-repeat}
    @media (max-width:52rem){.js .m-map{aspect-ratio:1!important}}

    """
}
