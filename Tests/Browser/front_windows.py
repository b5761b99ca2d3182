"""Tests of WebFront in many windows, by pointer and by keyboard, with and without scripts."""
import json

from devtools import Failure
from places_windows import WHOLE
from window_sizes import SETTLED, must_be_right, must_reach_all, show, windows


def check_windows(visit, pages, is_long):
    """Tests WebFront in many windows, and returns their number.

    There are four ways of use: by pointer or by keyboard, with or without scripts. A short test uses four windows in one way each. A long
    test uses every window in two ways.
    """
    all = windows(is_long)
    details = [first_of(visit, path) for path in ["/orders", "/recipes", "/beers/all", "/places/list/shop"]]
    for number, window in enumerate(all):
        for way in [number % 4, 3 - number % 4] if is_long else [number // 2] if number % 2 else []:
            show(visit.b, window)
            scripts(visit, way < 2)
            tried(window, lambda: use(visit, by_pointer if way % 2 else by_keyboard, details))
    scripts(visit, True)
    visit.open("/menu")
    visit.click("article form button")
    for language, has_scripts in [("es", False), ("en", True)]:
        visit.open(f"/?language={language}")
        scripts(visit, has_scripts)
        for path in [*pages, *details]:
            look(visit, path, all, has_scripts)
    the_map(visit, all)
    visit.open("/order")
    visit.click("form[action='/order/cancel'] button")
    return len(all)


def tried(window, act):
    try:
        return act()
    except Failure as failure:
        raise Failure(f"in a window of {window}: {failure}")


def scripts(visit, has_scripts):
    visit.b.call("Emulation.setScriptExecutionDisabled", value=not has_scripts)


def first_of(visit, path):
    visit.open(path)
    return visit.b.value("document.querySelector('.rows a').getAttribute('href')")


def look(visit, path, all, has_scripts):
    """Checks one page in all windows.

    Loading it once is enough: no script lays out the page, so resizing the window has the same result as loading it.
    """
    visit.open(path)
    for number, window in enumerate(all):
        show(visit.b, window)
        tried(window, lambda: must_be_right(visit.b, f"on {path}"))
        # A script records the controls that Tab reaches.
        if has_scripts and number % 4 == 0:
            tried(window, lambda: must_reach_all(visit.b, f"on {path}"))


def the_map(visit, all):
    """Checks the map of Madrid in windows as large as its frame, since a script can't access a frame of another origin."""
    visit.open("/places")
    frames = []
    for window in all:
        show(visit.b, window)
        width, height = visit.b.value("(b => [b.width, b.height].map(Math.round))(document.querySelector('iframe').getBoundingClientRect())")
        frames.append(window._replace(width=width, height=height))
    for frame in frames:
        show(visit.b, frame)
        visit.open("/places/map")
        visit.b.value(SETTLED)
        tried(frame, lambda: must_be_right(visit.b, "on the map"))
        if not visit.b.value(WHOLE):
            raise Failure(f"in a frame of {frame}, the whole map is not visible")


def by_pointer(visit, control):
    visit.b.clicks([visit.b.value(f"L.middle({control})")])


def by_keyboard(visit, control):
    # Another check makes sure that Tab reaches the control.
    visit.b.value(f"{control}.focus()")
    if visit.b.value(f"{control}.matches('a,button')"):
        visit.b.key("Enter")


def use(visit, by, details):
    """Fills and changes an order, switches the language, marks a favorite recipe and reviews a beer, then undoes each change."""
    element = lambda selector: f"document.querySelector({json.dumps(selector)})"
    expect = lambda holds, what: check(visit, holds, what)

    def leads(selector):
        visit.acted(lambda: by(visit, element(selector)))

    def types(selector, text):
        by(visit, element(selector))
        check(visit, f"document.activeElement === {element(selector)}", f"{selector} does not have the focus")
        visit.type(text)

    visit.open("/")
    leads("nav a[href='/menu']")
    types("[name=q]", "tiramisu")
    leads("form[role=search] button")
    expect("location.search.includes('q=tiramisu') && document.querySelectorAll('article').length === 1", "a dish is not found")
    types("article [name=quantity]", "2")
    leads("article form button")
    expect("document.querySelector('.notice').textContent.includes('2 × ')", "it is not in the order")
    leads(".basket a")
    types("[name^='note.']", "sin cacao")
    leads("article [formaction='/order/lines']:not([name])")
    expect("document.querySelector('[name^=\"note.\"]').value === 'sin cacao'", "the note is lost")
    language = visit.b.value("document.documentElement.lang")
    for holds in [f"document.documentElement.lang !== '{language}'", f"document.documentElement.lang === '{language}'"]:
        leads(".language")
        expect(holds, "the language does not change")
        must_be_right(visit.b, "on the order")
    leads("[name=remove]")
    expect("!document.querySelector('[name=remove]')", "the dish is still in the order")
    _, recipe, beer, _ = details
    visit.open(recipe)
    # An earlier check may have made the recipe a favorite of this visitor.
    for _ in range(2):
        before = visit.b.value("document.querySelector('[name=favorite]').value")
        leads("[name=favorite]")
        expect(f"document.querySelector('[name=favorite]').value !== '{before}'", "the button does not change the favorite")
    visit.open(beer)
    by_keyboard(visit, element("[name=score]"))
    visit.b.keys(["ArrowDown"] * 4)
    types("textarea", "Una línea")
    leads("form.stacked button")
    leads("a[href^='/beers/reviews/']")
    expect("document.querySelector('[name=score]').value === '4' && document.querySelector('textarea').value === 'Una línea'", "the review is lost")
    must_be_right(visit.b, "on a review")
    leads("[name=delete]")
    expect("!document.querySelector('a[href^=\"/beers/reviews/\"]')", "the review is still there")
    visit.open("/places")
    leads(".tiles a")
    leads(".rows a")
    expect("location.pathname.startsWith('/places/') && document.querySelector('dl') !== null", "a place is not found")


def check(visit, holds, what):
    # A busy browser acknowledges a key or a click before the page has handled it.
    visit.b.until(holds, f"{what}, on {visit.path()}")
