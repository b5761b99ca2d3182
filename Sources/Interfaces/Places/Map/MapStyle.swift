/// The style sheet of every map, for light and dark color schemes.
enum MapStyle {
  /// The style rules for the elements of ``MapDrawing`` and ``PlaceMapSVG``.
  static let css = """
    .m-map{--ground:#f3f1ec;--grid:#dedad0;--ink:#4a4740;--pin:#b3261e;--on:#fff;--found:#0b57d0;--me:#0a7d33;
    --water:#9cc3e0;--green:#d3e5c4;--road:#e3b577;--street:#fff}
    @media (prefers-color-scheme:dark){
    .m-map{--ground:#20242a;--grid:#343a43;--ink:#c9ccd1;--pin:#ff8a80;--on:#2a0906;--found:#8ab4f8;--me:#6ee08f;
    --water:#2f5f86;--green:#263d2b;--road:#6e5636;--street:#3f464f}}
    .m-map text{font:12px system-ui,sans-serif;fill:var(--ink)}
    .m-ground{fill:var(--ground)}
    .m-grid{stroke:var(--grid);fill:none}
    .m-map path{vector-effect:non-scaling-stroke}
    .m-line{fill:none;stroke-linejoin:round;stroke-linecap:round}
    .m-line.park{fill:var(--green)}
    .m-line.river{stroke:var(--water);stroke-width:5}
    .m-line.street{stroke:var(--street);stroke-width:3}
    .m-line.road{stroke:var(--road);stroke-width:3}
    .m-mark{fill:none;stroke:var(--ink);opacity:.7}
    .m-map .m-name{font-style:italic;opacity:.8}
    .m-map .m-way{font-size:10px;text-anchor:middle}
    .m-name,.m-way{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}
    .m-bar path,.m-north path{fill:none;stroke:var(--ink);stroke-width:2}
    .m-lead{stroke:var(--ink);stroke-width:1;opacity:.7}
    .m-spot{stroke:var(--ink);stroke-width:5;stroke-linecap:round}
    .m-map .m-note{font-weight:600}
    .m-pin circle{fill:var(--pin);stroke:var(--ground)}
    .m-pin text{fill:var(--on);font-weight:700;font-size:11px;text-anchor:middle}
    .m-pin.hit circle{fill:var(--found);stroke:var(--ink);stroke-width:2}
    .m-pin.off{opacity:.3}
    .m-pin.out circle{stroke:var(--ink);stroke-dasharray:2 2;stroke-width:2}
    .m-user circle{fill:none;stroke:var(--me);stroke-width:2}
    .m-user circle+circle{fill:var(--me);stroke:var(--ground)}

    """
}
