"""Tests of the arithmetic of the map on the page of places, with random sizes, movements and scales that are the same in every run."""
from devtools import Failure

SIZES, LAYOUTS = 10_000, 200

RANDOM = r"""
(seed => {
  window.R = {
    next: () => { seed = seed + 0x6d2b79f5 | 0; let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
      t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; },
    between: (a, b) => a + (b - a) * R.next(), one: all => all[Math.floor(R.next() * all.length)],
    // Browsers measure in 64ths of a pixel. Some sizes have the proportions of the drawing, so that rounding decides which side is longer.
    length: most => Math.max(1, Math.round(Math.exp(R.between(0, Math.log(most))) * 64) / 64),
    size: () => { const w = R.length(8000); return [w, R.one([w * H / W, Math.max(1, Math.round(w * R.between(.2, 5))), R.length(8000)])]; },
    // Some numbers are invalid, and no browser should report them.
    number: v => R.next() < .02 ? R.one([NaN, Infinity, -Infinity, 0, -0, -1, 1e308, -1e308, 5e-324, undefined, null, "", "x"]) : v,
  };
})(19); true
"""

# Calls the page's functions, and returns at the first view that breaks a rule, with the call that led to it.
VIEWS = r"""
(sizes => {
  const some = (...all) => all.slice(0, R.one([0, all.length]));
  const actions = {
    resized: [resized, () => R.size().map(R.number)],
    zoomed: [zoomed, v => [R.one([2, .5, 0, Math.exp(R.between(-3, 3))]), ...some(R.between(0, v.w), R.between(0, v.h))].map(R.number)],
    moved: [moved, () => [R.between(-3000, 3000), R.between(-3000, 3000)].map(R.number)],
    centered: [centered, v => [R.between(-50, W + 50), R.between(-50, H + 50), ...some(2 * v.k)].map(R.number)]};
  let views = 0, wholes = 0, points = 0;

  // Returns the rules that a step from one view to another breaks.
  function broken(was, name, given, now) {
    const wrong = new Set(), rule = (holds, what) => { if (!holds) wrong.add(what); };
    const isUsual = given.every(v => typeof v === "number" && Math.abs(v) < 1e6);
    rule(Object.values(now).every(Number.isFinite), "all numbers are finite");
    rule(now.least === Math.min(now.w / W, now.h / H), "the least scale shows the whole drawing");
    rule(now.k >= now.least && now.k <= Math.max(most, now.least), "the scale is within its limits");
    for (const [i, from, size, all] of [[0, "left", "w", W], [1, "above", "h", H]]) {
      const seen = now[size] / now.k, room = all - seen, at = now[from], tiny = 1e-9 * Math.max(W, H, seen);
      rule(room > 0 ? at >= 0 && at <= room : Math.abs(at - room / 2) <= tiny, "the view is inside the drawing, or the drawing in the middle");
      if (isWhole(now)) rule(at <= tiny && at + seen >= all - tiny, "the whole drawing is visible at the least scale");
      // The position of a point of the drawing before and after the step, in pixels, unless an edge prevents it.
      const middles = [was[size] / 2, now[size] / 2];
      const [before, after] = {resized: middles, zoomed: given.length > 1 ? [given[i + 1], given[i + 1]] : middles, moved: [given[i], 0],
        centered: [(given[i] - was[from]) * was.k, middles[1]]}[name];
      if (at > 0 && at < room && isUsual && now !== was && !(name === "resized" && isWhole(was))) {
        points++;
        rule(Math.abs(was[from] + before / was.k - at - after / now.k) <= 10 * tiny, "a point is at its expected position"); } }
    if (name === "zoomed" && given[0] === 0) rule(isWhole(now), "zooming by 0 shows the whole drawing");
    if (name === "resized" && isWhole(was)) rule(isWhole(now), "a view of the whole drawing still shows all of it in another size");
    if (name === "resized" && isUsual && given.every(v => v >= 1)) rule(now.w === given[0] && now.h === given[1], "the view has the new size");
    return [...wrong]; }

  for (let n = 0; n < sizes; n++) {
    let view = viewAt({W, H, most}, W, H, 0, 0, 0, 0, 0), name = "resized", given = R.size();
    for (let step = Math.floor(R.between(1, 20)); step >= 0; step--) {
      const was = view; view = actions[name][0](was, ...given); views++;
      const wrong = broken(was, name, given, view);
      if (wrong.length) return {wrong, call: `${name}(${given.map(String)})`, was: Object.entries(was).join(" "), view: Object.entries(view).join(" ")};
      if (isWhole(view)) wholes++;
      name = R.one(Object.keys(actions)); given = actions[name][1](view); } }
  return {views, wholes, points}; })
"""

# Lays out the pins of the page in random sizes and scales.
PINS = r"""
(count => {
  const hits = [...pins.values()].filter(p => p.hit).length;
  for (let n = 0; n < count; n++) {
    const size = [R.between(100, 2500), R.between(100, 1500)], by = R.one([1, Math.exp(R.between(0, 4))]);
    view = zoomed(resized(view, ...size), 0);
    view = zoomed(view, by);
    lay();
    const wrong = [];
    if (items.reduce((sum, i) => sum + i.pins.length, 0) !== hits) wrong.push("a pin is missing");
    for (const [n, i] of items.entries()) {
      if (![i.x, i.y].every(Number.isFinite)) wrong.push("a pin has no position");
      if (items.slice(n + 1).some(o => Math.hypot(i.x - o.x, i.y - o.y) * view.k < 24)) wrong.push("a pin covers another one"); }
    if (wrong.length) return {wrong, size, by}; }
  return {}; })
"""


def check_map_view(browser):
    """Tests the map, and returns a line with the numbers of tested views. Afterwards the size of the map is random."""
    browser.value(RANDOM)
    found = browser.value(f"{VIEWS}({SIZES})")
    if "wrong" in found:
        raise Failure(f"{found['call']} breaks: {found['wrong']}\n  from {found['was']}\n  to   {found['view']}")
    pins = browser.value(f"{PINS}({LAYOUTS})")
    if "wrong" in pins:
        raise Failure(f"in a map of {pins['size']} pixels, zoomed by {pins['by']}: {pins['wrong']}")
    drawing = browser.value("`${W} × ${H} units, up to ${most} pixels each`")
    return (f"{SIZES} sizes of a map of {drawing}: {found['views']} views, {found['wholes']} of the whole map, "
            f"{found['points']} positions of points; {LAYOUTS} layouts of pins")
