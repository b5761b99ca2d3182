"""Tests of the page of places in many windows, by pointer and by keyboard, with and without scripts."""
import json

from devtools import Failure
from window_sizes import LAYOUT, SETTLED, must_be_right, must_reach_all, show, windows

# Whether the whole drawing is inside the map, and as wide or as high as the map.
WHOLE = r"""(() => { const map = document.querySelector(".m-map"), [g, m] = [map.querySelector(".m-ground"), map].map(e => e.getBoundingClientRect());
  const v = map.getAttribute("viewBox").split(" ").map(Number);
  return v.length === 4 && v.every(Number.isFinite) && g.left >= m.left - .1 && g.top >= m.top - .1 && g.right <= m.right + .1
    && g.bottom <= m.bottom + .1 && (g.width > m.width - 1 || g.height > m.height - 1); })()"""

# Adds to T the functions for this page. The other checks use T as well.
MAP = r"""
Object.assign(T, {
  summaries: T.rows.map(r => r.querySelector("summary")),
  whole: () => WHOLE,
  // A point near the upper edge of a summary.
  start: row => { T.summaries[row].scrollIntoView({block: "center", behavior: "instant"});
    const b = T.summaries[row].getBoundingClientRect(); return [b.x + b.width / 2, Math.max(0, b.y) + Math.min(20, b.height / 2)]; },
  // Records for each summary whether its details were open at each click.
  watch: () => { T.clicked = T.summaries.map(() => []); if (T.isWatching) return; T.isWatching = true;
    T.summaries.forEach((s, i) => s.addEventListener("click", () => T.clicked[i].push(s.parentElement.open))); },
}); true
""".replace("WHOLE", WHOLE)


def check_windows(page, is_long):
    """Tests the page in many windows, and returns their number.

    A short test loads the page in each window, and uses some of its rows by pointer in two windows and by keyboard in two others.
    A long test uses all rows in both ways in each window.
    """
    all = windows(is_long)
    for number, window in enumerate(all):
        try:
            show(page.b, window)
            loaded(page)
            if is_long or number % 4 == 0:
                must_reach_all(page.b, "once it is loaded")
            count = page.b.value("T.rows.length")
            rows = range(count) if is_long else range(number, count, max(5, count // 5))
            for way, use_by in enumerate([use_by_pointer, use_by_keyboard]):
                if is_long or number % 4 == 2 * way:
                    use_by(page, rows)
            open_all(page)
        except Failure as failure:
            raise Failure(f"in a window of {window}: {failure}")
    without_scripts(page, all)
    return len(all)


def expect(page, holds, what):
    # A busy browser acknowledges a key or a click before the page has handled it.
    page.b.until(holds, what)


def loaded(page):
    page.open()
    page.b.value(LAYOUT)
    page.b.value(MAP)
    page.b.value(SETTLED)
    must_be_right(page.b, "once it is loaded")
    expect(page, "T.whole()", "the whole map is not visible: " + page.b.value("document.querySelector('.m-map').getAttribute('viewBox')"))


def check_resizing(page):
    loaded(page)
    for by, holds in [("0", "T.whole()"), ("2", "!T.whole() && view.k > least")]:
        page.b.value(f"document.querySelector('[data-zoom=\"{by}\"]').click()")
        for window in windows(is_long=False):
            show(page.b, window)
            page.b.value(SETTLED)
            expect(page, f"(({{least}}) => {holds})(view)", f"resized to {window}, the map shows another part")
            expect(page, "view.w === document.querySelector('.m-map').getBoundingClientRect().width", "the map does not have its new size")
            must_be_numbers(page)


def open_all(page):
    # Opening a row zooms to its pin.
    page.b.value(f"document.querySelectorAll('details').forEach(d => d.open = true), {SETTLED}")
    page.b.value("document.querySelector('[data-zoom=\"0\"]').click()")
    expect(page, "T.whole()", "a reset does not show the whole map")
    must_be_right(page.b, "with all rows open")
    page.language("en")
    expect(page, "L.wide().length + L.cutOff().length === 0", "an English text has no room")


def use(page, rows, act):
    """Uses the page by pointer or by keyboard.

    `act` gets an expression of a control, and a key. The generator yields at the points where the two ways of use need different steps.
    """
    b = page.b
    for language in ["en", "es"]:
        act(f"document.querySelector('[data-l={language}]')", "Enter")
        expect(page, f"document.documentElement.lang === '{language}'", "its language does not change")
    for kind in b.value("[...document.querySelectorAll('[data-kind]')].map(e => e.dataset.kind)"):
        box = f"document.querySelector('[data-kind={kind}]')"
        for holds in ["!T.shown().some(id => id.startsWith(kind))", "T.shown().length === T.rows.length"]:
            act(box, " ")
            expect(page, f"(kind => {holds})('{kind}-')", "a kind is not shown or hidden")
    # A list without rows has no scroll bar, so the map was wider. Its size is updated in the next frame.
    b.value(SETTLED)
    # Opening rows has zoomed the map.
    b.value("document.querySelector('[data-zoom=\"0\"]').click()")
    zoom = lambda by: act(f"document.querySelector('[data-zoom=\"{by}\"]')", "Enter")
    for by, holds in [("2", "view.k === Math.min(most, 2 * least)"), ("0.5", "T.whole()"), ("2", "!T.whole()")]:
        zoom(by)
        expect(page, f"(({{k, least}}) => {holds})(view)", "the map is not zoomed")
    yield "zoomed"
    must_be_numbers(page)
    zoom("0")
    expect(page, "T.whole()", "a reset does not show the whole map")
    if b.value("document.querySelector('.m-group') !== null"):
        before = b.value("view.k")
        act("document.querySelector('.m-group')", "Enter")
        expect(page, f"view.k > {before}", "a group does not open")
        must_be_numbers(page)
        zoom("0")
    yield "searched"
    b.value("T.type('')")
    # This pin is covered neither by another pin nor by the buttons.
    if id := b.value("(p => p && T.id(p))(T.free())"):
        act(f"T.pin('{id}')", "Enter")
        b.until("document.activeElement === document.querySelector('#card button')", "the card has the focus")
        expect(page, "(b => b.top > -1 && b.bottom < innerHeight + 1)(document.activeElement.getBoundingClientRect())", "the card is not in sight")
        expect(page, "L.wide().length + L.cutOff().length === 0", "the card has no room")
        act("document.querySelector('#card button')", "Enter")
        expect(page, f"T.row('{id}').querySelector('details').open && document.activeElement === T.row('{id}').querySelector('summary')"
                     " && L.isHit(document.activeElement, L.middle(document.activeElement))", "the card does not open its row")
        b.value("document.activeElement.click()")
    b.value("T.watch()")
    yield "rows"
    wrong = b.value(f"{list(rows)}.filter(row => T.clicked[row].join() !== 'false,true')")
    if wrong:
        raise Failure(f"the rows {wrong} are not opened and closed: {b.value('T.clicked')}")


def must_be_numbers(page):
    expect(page, "L.notNumbers().length === 0 && T.view().every(Number.isFinite)", "something is not a number")


def use_by_pointer(page, rows):
    b = page.b
    for then in use(page, rows, lambda control, _: b.clicks([b.value(f"L.middle({control})")])):
        if then == "zoomed":
            x, y = b.value("T.middle(document.querySelector('.m-map'))")
            wanted = b.value("(({left, above}) => [left, above])(moved(view, -40, -30))")
            b.drag(x, y, x + 40, y + 30)
            expect(page, f"Math.hypot(view.left - {wanted[0]}, view.above - {wanted[1]}) * view.k < 1", "the map is not dragged")
        elif then == "searched":
            b.clicks([b.value("L.middle(document.querySelector('#search'))")])
            search(page)
        elif then == "rows":
            # Opening a row can scroll the page, so the point is computed before each click.
            for row in [row for row in rows for _ in range(2)]:
                b.clicks([b.value(f"T.start({row})")])


def use_by_keyboard(page, rows):
    b = page.b

    def press(control, key):
        b.value(f"{control}.focus()")
        b.key(key)

    for then in use(page, rows, press):
        if then == "zoomed":
            for key, by in [("ArrowRight", "moved(view, 80, 0)"), ("-", "zoomed(view, .5)"), ("+", "zoomed(view, 2)"), ("0", "zoomed(view, 0)")]:
                wanted = b.value(f"(({{k, left}}) => [k, left])({by})")
                b.key(key)
                expect(page, f"view.k === {wanted[0]} && view.left === {wanted[1]}", f"{key} does not move or zoom the map")
        elif then == "searched":
            b.value("document.querySelector('#search').focus()")
            search(page)
        elif then == "rows":
            for row in rows:
                b.value(f"T.summaries[{row}].focus()")
                b.keys(["Enter", "Enter"])


def search(page):
    """Searches for the first letters of a name that can be typed on a keyboard."""
    b = page.b
    text = b.value("T.rows.map(r => r.querySelector('.name').textContent.match(/^[\\p{L} ]{2,8}/u)?.[0].trim()).find(n => n) ?? 'x'")
    b.call("Input.insertText", text=text)
    expect(page, f"document.querySelector('#search').value === {json.dumps(text)}", "the search is not typed")
    must_be_numbers(page)
    if b.value("T.rows.length"):
        expect(page, "T.shown().length > 0", f"“{text}” is not found")


def without_scripts(page, all):
    """Checks the page without scripts in all windows.

    Loading it once is enough: without scripts, resizing the window has the same result as loading the page.
    """
    b = page.b
    b.call("Emulation.setScriptExecutionDisabled", value=True)
    page.open()
    b.value(LAYOUT)
    for window in all:
        show(b, window)
        try:
            use_without_scripts(page)
        except Failure as failure:
            raise Failure(f"without scripts, in a window of {window}: {failure}")
    b.call("Emulation.setScriptExecutionDisabled", value=False)
    page.open("Page.navigate", url="about:blank")
    page.open("Page.navigate", url=page.url)


def use_without_scripts(page):
    b = page.b
    b.value("document.querySelectorAll('details').forEach(d => d.open = false)")
    must_be_right(b, "with all rows closed")
    if b.value("T.rows.length"):
        summary = "T.rows.at(-1).querySelector('summary')"
        b.clicks([b.value(f"L.middle({summary})")])
        b.until(f"{summary}.parentElement.open", "a click opens a row")
        b.key("Enter")
        b.until(f"!{summary}.parentElement.open", "Enter closes a row")
    if id := b.value("(p => p && T.id(p))(T.free())"):
        for act in [lambda: b.clicks([b.value(f"L.middle(T.pin('{id}'))")]), lambda: (b.value(f"T.pin('{id}').focus()"), b.key("Enter"))]:
            # An empty fragment would scroll the page, and so move the pin.
            b.value("history.replaceState(null, '', location.href.split('#')[0]), true")
            act()
            b.until(f"decodeURIComponent(location.hash) === '#{id}'", "a pin leads to its row")
    b.value("document.querySelectorAll('details').forEach(d => d.open = true)")
    must_be_right(b, "with all rows open")
