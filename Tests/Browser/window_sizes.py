"""The windows in which pages are tested, and the checks of every page in each of them."""
import typing

from devtools import Failure


class Window(typing.NamedTuple):
    """A window, with its size in CSS pixels.

    At a zoom of 200 %, a window has half of its width and height, and two pixels of the screen for each CSS pixel.
    """
    width: int
    height: int
    density: int = 1
    is_phone: bool = False
    scheme: str = "light"

    def __str__(self):
        kind = ", a phone" if self.is_phone else f" at {self.density}00 %" if self.density > 1 else ""
        return f"{self.width} × {self.height}{kind}, {self.scheme}"


def windows(is_long):
    """Returns 8 windows, or 60 for a long test. Half of them are dark. In some of them, a rounding error once hid the map of a page."""
    sizes = [(320, 568, 2, True), (375, 667, 2, True), (640, 360, 2), (768, 1024), (1440, 789), (1536, 730), (1920, 1080), (2560, 1440)]
    if is_long:
        phones = [(360, 640), (360, 800), (375, 812), (390, 844), (393, 852), (412, 732), (412, 915), (414, 736), (414, 896), (430, 932)]
        tablets = [(600, 960), (744, 1133), (768, 954), (800, 1280), (810, 1080), (820, 1180), (834, 1112), (834, 1194), (1024, 1366)]
        desktops = [(800, 600), (1024, 600), (1093, 614), (1269, 630), (1280, 800), (1280, 1024), (1366, 657), (1440, 900), (1512, 982),
                    (1536, 864), (1600, 900), (1690, 1120), (1728, 1117), (1804, 1057), (1920, 937), (3440, 1440), (3840, 2160)]
        zoomed = [(320, 256, 4), (512, 384, 2), (683, 384, 2), (960, 540, 2), (1280, 720, 2)]
        # Some phones and tablets are also tested in landscape.
        phones += [(height, width) for width, height in phones[1::2]] + [(320, 480), (568, 320)]
        tablets += [(height, width) for width, height in tablets[2::2]]
        sizes += [(*size, 2, True) for size in phones] + tablets + desktops + zoomed
    return [Window(*size)._replace(scheme=["light", "dark"][number % 2]) for number, size in enumerate(sizes)]


def show(browser, window):
    """Sets the size and color scheme of a window, and turns animations off, so that a page can be tested without waiting."""
    browser.call("Emulation.setDeviceMetricsOverride", width=window.width, height=window.height, deviceScaleFactor=window.density,
                 mobile=window.is_phone)
    browser.call("Emulation.setEmulatedMedia", features=[
        {"name": "prefers-color-scheme", "value": window.scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}])


# Waits until scripts have done their work for the next frame, for example the layout of a map.
SETTLED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Each function that searches for errors returns one line per error.
LAYOUT = r"""
window.L = {
  brief: e => e.outerHTML.slice(0, 120).replaceAll("\n", " "),
  // Texts for screen readers are one pixel wide. A skip link is visible only while it has the focus.
  seen: e => e.checkVisibility({visibilityProperty: true}) && !e.closest(".vh,.skip:not(:focus),.kinds legend"),
  controls: () => [...document.querySelectorAll("a[href],button,input,select,textarea,summary,iframe,[role=button]")].filter(L.seen),
  stops: () => L.controls().filter(e => e.tabIndex >= 0 && e.localName !== "iframe"),
  // The center of a pin's circle, or of the first line of a link in the window, after scrolling.
  middle: e => { const o = e.closest("svg") ? e.querySelector("circle") : e;
    o.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const all = [...o.getClientRects()].filter(b => b.width && b.height).map(b => [b.x + b.width / 2, b.y + b.height / 2]);
    return all.find(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight) ?? all[0] ?? [-1, -1]; },
  isHit: (e, [x, y]) => { const at = document.elementFromPoint(x, y); return !!at && (e.contains(at) || at.closest("label")?.control === e); },

  notNumbers: () => [...document.querySelectorAll("*")].flatMap(e => [
    ...[...e.attributes].filter(a => /\bNaN\b/.test(a.value) || e instanceof SVGElement && a.name !== "aria-label"
      && /\b(Infinity|undefined)\b/.test(a.value)).map(a => `${a.name}="${a.value.slice(0, 60)}" in ${L.brief(e)}`),
    ...[...e.childNodes].filter(n => n.nodeType === 3 && e.localName !== "script" && /\bNaN\b/.test(n.data)).map(() => "NaN in " + L.brief(e))]),
  // Texts and controls that the window or an element around them cuts off. Pins outside the map are cut off intentionally.
  cutOff: () => { const wrong = [], range = document.createRange(), width = document.documentElement.clientWidth, around = new Map();
    const edges = e => { if (!e || e === document.body) return [];
      if (!around.has(e)) { const how = getComputedStyle(e).overflowX;
        around.set(e, [...how === "visible" ? [] : [{e, scrolls: how === "auto" || how === "scroll", box: e.getBoundingClientRect()}],
          ...edges(e.parentElement)]); }
      return around.get(e); };
    const test = (name, boxes, all) => { for (const b of boxes) { if (!b.width || !b.height) continue;
      const by = all.find(({scrolls, box: c}) => !scrolls && (b.left < c.left - 1 || b.right > c.right + 1 || b.top < c.top - 1 || b.bottom > c.bottom + 1));
      if (by) return wrong.push(`${name} is cut off by ${L.brief(by.e)}`);
      if (!all.some(o => o.scrolls) && (b.left < -1 || b.right > width + 1)) return wrong.push(`${name} is not in the window`); } };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) { const n = walk.currentNode, e = n.parentElement;
      if (!n.data.trim() || e.closest("svg") || !L.seen(e)) continue;
      range.selectNodeContents(n);
      test(`“${n.data.trim().slice(0, 40)}” in ${L.brief(e)}`, range.getClientRects(), edges(e)); }
    for (const e of L.controls()) if (!e.closest("svg")) test(L.brief(e), e.getClientRects(), edges(e.parentElement));
    return wrong; },
  // Dots on a map are pins without enough room. The buttons of a map can cover a pin at the smallest scale, but not after zooming in.
  covered: () => L.controls().filter(e => !e.matches(".dot")).flatMap(e => { const at = L.middle(e);
    return L.isHit(e, at) || e.closest("svg") && document.elementFromPoint(...at)?.closest(".zoom") ? []
      : [`${L.brief(e)} at ${at} is covered by ${L.brief(document.elementFromPoint(...at) ?? document.documentElement)}`]; }),
  wide: () => { const e = document.documentElement;
    return e.scrollWidth > e.clientWidth ? [`it scrolls horizontally: ${e.scrollWidth} of ${e.clientWidth} pixels`] : []; },
  // The controls that Tab has not reached yet. When none are left, Tab is disabled, since a busy browser could still focus the first link.
  unreached: () => L.stops().filter(e => !L.reached.has(e)),
  listen: () => { if (!L.reached) {
      document.addEventListener("focusin", e => L.reached.add(e.target));
      document.addEventListener("keydown", e => { if (e.key === "Tab" && !L.unreached().length) e.preventDefault(); }); }
    L.reached = new Set();
    // Tab continues from the element that had the focus last, so the page itself gets the focus first.
    document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute("tabindex"); },
  wrong: () => [...L.notNumbers(), ...L.wide(), ...L.cutOff(), ...L.covered()],
}; true
"""


def must_be_right(browser, when):
    """Checks that no attribute or text contains NaN, and that every text and control is in the window and neither cut off nor covered."""
    wrong = browser.value("L.wrong()")
    if wrong:
        raise Failure(f"{when}, {len(wrong)} things are wrong:\n  " + "\n  ".join(wrong[:5]))


def must_reach_all(browser, when):
    """Checks that Tab reaches every control, except those inside frames."""
    count = browser.value("(L.listen(), L.stops().length)")
    # A skip link becomes visible only when Tab reaches it, so it isn't counted.
    browser.keys(["Tab"] * (count + 2))
    left = browser.value("document.activeElement.blur(), L.unreached().map(L.brief)")
    if left:
        raise Failure(f"{when}, Tab does not reach {len(left)} controls, among them {left[:3]}")
