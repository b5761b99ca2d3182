#!/usr/bin/env python3
"""Tests the page of places in a headless browser: by mouse, by keyboard alone, through the accessibility tree, in both languages,
without scripts, in windows of many sizes and on a dark screen.

usage: places_page.py [--long | --map] PAGE.html ...
  --long  test 60 windows instead of 8
  --map   test only the scales and positions of the map

Prints a line for each check. The exit code is 1 after the first failed check, and 77 if there is no browser.
"""
import json, pathlib, re, sys, unicodedata

from devtools import Browser, Failure, NoBrowser
from map_view import check_map_view
from places_windows import check_resizing, check_windows
from window_sizes import SETTLED

# Functions that the checks call in the page, in addition to its own.
HELPERS = r"""
window.T = {
  rows: [...document.querySelectorAll("li[id]")], pins: [...document.querySelectorAll("a.m-pin")],
  id: e => e.id || e.getAttribute("href").slice(1),
  row: id => document.getElementById(id), pin: id => T.pins.find(p => T.id(p) === id),
  seen: e => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length > 0,
  drawn: e => { for (; e; e = e.parentElement) if (getComputedStyle(e).display === "none" && e.localName !== "title") return false;
    return true; },
  // The visible text of an element, without the texts in the other language.
  text: e => { const w = document.createTreeWalker(e, NodeFilter.SHOW_TEXT); let t = "";
    while (w.nextNode()) if (w.currentNode.parentElement.checkVisibility()) t += w.currentNode.data; return t.trim(); },
  shown: () => T.rows.filter(T.seen).map(r => r.id),
  middle: e => { e.scrollIntoView({block: "center", behavior: "instant"}); const b = e.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2]; },
  // A pin that no other pin covers.
  free: () => T.pins.find(p => { const [x, y] = T.middle(p.querySelector("circle")), e = document.elementFromPoint(x, y);
    return e && e.closest("a") === p; }),
  // The visible shape of a pin, which depends on its kind.
  sign: p => p.querySelector("rect,path") ?? p.querySelector("circle"),
  // The pins and groups of pins that can be clicked, each with its center, size and number of pins.
  targets: () => [...document.querySelectorAll("a.m-pin:not(.dot):not(.in):not(.gone),.m-group")].map(e => {
    const b = e.querySelector("circle").getBoundingClientRect();
    return {e, x: b.x + b.width / 2, y: b.y + b.height / 2, size: b.width, pins: e.matches("a") ? 1 : +e.textContent}; }),
  // The number of pins and of targets, and the errors of the current targets.
  crowd: () => { const all = T.targets(), wrong = [], frame = document.querySelector(".frame"), box = frame.getBoundingClientRect();
    for (const [i, t] of all.entries()) {
      if (t.size < 23.9) wrong.push("small: " + t.size + t.e.outerHTML.slice(0, 80));
      for (const o of all.slice(i + 1)) if (Math.hypot(t.x - o.x, t.y - o.y) < 24) wrong.push("close: " + t.e.outerHTML.slice(0, 80));
      // Skips targets outside the map or behind its scroll bars.
      if (t.x < box.x + 1 || t.y < box.y + 1 || t.x > box.x + frame.clientWidth || t.y > box.y + frame.clientHeight) continue;
      if (t.x < 0 || t.y < 0 || t.x >= innerWidth || t.y >= innerHeight) continue;
      const at = document.elementFromPoint(t.x, t.y);
      if (!t.e.contains(at) && !at?.closest(".zoom,.m-user")) wrong.push("covered: " + t.e.outerHTML.slice(0, 80)); }
    return {pins: all.reduce((n, t) => n + t.pins, 0), targets: all.length, wrong}; },
  view: () => document.querySelector(".m-map").getAttribute("viewBox").split(" ").map(Number),
  type: t => { const s = document.querySelector("#search"); s.value = t; s.dispatchEvent(new Event("input")); },
  colors: e => { const s = getComputedStyle(e); return [s.color, s.backgroundColor]; },
}; true
"""


def check(holds, what, found=""):
    if not holds:
        raise Failure(what + (f": {found}" if found != "" else ""))


def plain(text):
    """Returns a text as it can be typed on a keyboard without accents."""
    for letter, letters in {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}.items():
        text = text.replace(letter, letters).replace(letter.upper(), letters.upper())
    typed = ""
    for letter in unicodedata.normalize("NFC", text):
        base = unicodedata.normalize("NFD", letter)[0]
        # Only Latin letters lose their marks.
        if not unicodedata.combining(letter) or not typed[-1:].isascii():
            typed += base if base.isascii() else letter
    return typed


def contrast(one, other):
    """Returns the contrast ratio of two colors as defined in WCAG 2.1."""
    def light(color):
        parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
        red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    dark, bright = sorted([light(one), light(other)])
    return (bright + 0.05) / (dark + 0.05)


class Page:
    def __init__(self, browser, file, is_long):
        self.b, self.url, self.is_long = browser, file.resolve().as_uri(), is_long
        for domain in ["Network", "Page", "Runtime", "Log", "DOM", "Accessibility", "Audits"]:
            self.b.call(domain + ".enable")
        # Discards the events of the previous page.
        self.b.events.clear()
        self.usual_screen()
        self.open("Page.navigate", url=self.url)

    def usual_screen(self):
        # Animations would change the page during a check.
        self.b.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        self.screen(1280, 900)

    def screen(self, width, height):
        self.b.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, method="Page.reload", **parameters):
        self.b.load(method, **parameters)
        self.b.value(HELPERS)

    def language(self, language):
        self.b.value(f"document.querySelector('[data-l={language}]').click()")
        self.b.until(f"document.documentElement.lang === '{language}'", "the language changes")

    # Each of these methods is one check. Its docstring is printed after the name of the page.

    def nothing_but_the_file(self):
        """requests only itself, obeys its content security policy, and logs no errors"""
        asked = [request["request"]["url"] for request in self.b.all("Network.requestWillBeSent")]
        others = [url[:200] for url in asked if url != self.url and not url.startswith("data:")]
        others = [url for url in others if url != "about:blank"]
        check(self.url in asked and not others, "it requests something else", others)
        sockets = self.b.all("Network.webSocketCreated", "Network.webTransportCreated")
        check(not sockets, "it opens a connection", sockets)
        issues = [i for i in self.b.all("Audits.issueAdded") if "contentSecurityPolicy" in str(i)]
        check(not issues, "its policy forbids something in it", issues)
        wrong = [e["entry"] for e in self.b.all("Log.entryAdded") if e["entry"]["level"] in ("error", "warning")]
        check(not wrong, "the browser complains", wrong)
        said = self.b.all("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Page.javascriptDialogOpening")
        check(not said, "a script fails, logs something or opens a dialog", said)
        frames = [e for e in self.b.all("Page.frameNavigated") if e["frame"]["url"].split("#")[0] not in (self.url, "about:blank")]
        check(not frames, "it leads somewhere else", frames)

    def markup(self):
        """contains one script, no event attributes, no frames, and only links to rows, the web, telephones and mail"""
        found = self.b.value("""({scripts: document.scripts.length,
          others: [...document.querySelectorAll("iframe,object,embed,link,base,form,img,audio,video,meta[http-equiv=refresh]")]
            .map(e => e.outerHTML.slice(0, 200)),
          attributes: [...document.querySelectorAll("*")].flatMap(e => [...e.attributes].filter(a => a.name.startsWith("on"))
            .map(a => a.name)),
          links: [...document.querySelectorAll("[href],[src],[action]")]
            .map(e => e.getAttribute("href") ?? e.getAttribute("src") ?? e.getAttribute("action"))
            .filter(h => !/^(#|https?:\\/\\/|tel:\\+?\\d{3,15}$|mailto:[\\w.+-]+@[\\w.-]+$)/i.test(h)),
          csp: document.querySelector("meta[http-equiv=Content-Security-Policy]").content,
          double: document.querySelectorAll("[id]").length - new Set([...document.querySelectorAll("[id]")].map(e => e.id)).size})""")
        check(found["scripts"] == 1, "the number of scripts is not one", found["scripts"])
        for part in ["others", "attributes", "links"]:
            check(not found[part], "it contains " + part, found[part])
        check(found["double"] == 0, "two elements have the same id")
        check("default-src 'none'" in found["csp"], "its policy does not forbid everything by default", found["csp"])

    def head(self):
        """has a language and a title"""
        language, title = self.b.value("[document.documentElement.lang, document.title]")
        check(language in ("es", "en"), "its language is neither Spanish nor English", language)
        check(title.strip(), "it has no title")

    def numbers(self):
        """has a named pin for every row with a position, and a row for every pin"""
        found = self.b.value("""({rows: T.rows.map(r => [r.id, r.querySelector("summary b").textContent]),
          pins: T.pins.map(p => [T.id(p), p.getAttribute("aria-label").split(":")[0],
            p.querySelector("text")?.textContent ?? null])})""")
        rows = dict(found["rows"])
        check(len(rows) == len(found["rows"]), "two rows have the same id")
        check([row[1] for row in found["rows"]] == [str(int(found["rows"][0][1]) + i) for i in range(len(rows))]
              if rows else True, "rows are not numbered consecutively")
        check(len({pin[0] for pin in found["pins"]}) == len(found["pins"]), "a row has two pins")
        for id, label, number in found["pins"]:
            check(rows.get(id) == label and number in (None, label), "a pin and its row have different numbers", id)
        self.without = len(rows) - len(found["pins"])
        print(f"    {len(rows)} rows, {len(found['pins'])} pins, {self.without} rows without a position")

    def pictures(self):
        """displays its pictures"""
        shown = self.b.value("""Promise.all([["logo", "i.logo", null], ["image", "summary", null]].map(async ([kind, s]) => {
          const all = [...document.querySelectorAll("li " + s)].map(e => [e, getComputedStyle(e).backgroundImage.match(
            /url\\("(data:image\\/[a-z]+;base64,[^"]+)"\\)/)?.[1]]).filter(p => p[1]);
          for (const source of new Set(all.map(p => p[1]))) { const i = new Image(); i.src = source; await i.decode();
            if (!(i.naturalWidth > 0)) throw new Error("no picture: " + source.slice(0, 80)); }
          return [kind, all.length, all[0]?.[0].closest("li").id]; }))""")
        for kind, count, id in shown:
            print(f"    {count} times {kind}")
            if count:
                before = self.shot(id)
                part, style = (".logo", "background-image") if kind == "logo" else ("summary", "--b")
                self.b.value(f"T.row('{id}').querySelector('{part}').style.setProperty('{style}', 'none')")
                check(self.shot(id) != before, f"the {kind} can't be seen", id)
                self.open()

    def shot(self, id):
        self.b.value(f"T.middle(T.row('{id}'))")
        x, y, width, height = self.b.value(
            f"(b => [b.x + scrollX, b.y + scrollY, b.width, b.height])(T.row('{id}').getBoundingClientRect())")
        return self.b.call(
            "Page.captureScreenshot", format="png", clip={"x": x, "y": y, "width": width, "height": height, "scale": 1})["data"]

    def search(self):
        """finds names regardless of accents and capitals, shows their number, and dims the other pins"""
        names = self.b.value("T.rows.map(r => [r.id, r.querySelector('.name').textContent])")
        if not names:
            return
        # U+FFFD replaces characters that can't be displayed, so names with it can't be typed.
        typed = [(id, name) for id, name in names if "\ufffd" not in name]
        other = self.b.value("T.rows.filter(r => r.dataset.f && !r.textContent.includes('\\ufffd')).filter(r =>"
                             " fold(r.dataset.f) !== fold(r.querySelector('.name').textContent)"
                             " || fold(r.dataset.f) !== r.dataset.f.trim()).map(r => r.dataset.f)")
        check(not other, "the page and the program fold names differently", other)
        all_words = [word for _, name in names for word in re.findall(r"(?<!\w)[A-Za-zÀ-ÖØ-öø-ſ]{3,}(?!\w)", name)]
        accented = [word for word in all_words if plain(word) != word]
        queries = {*accented[:3], *all_words[:2]}
        queries = [q for word in sorted(queries) for q in (word.upper(), plain(word).lower())] + ["qqqqqq"]
        for query in queries:
            self.b.value("document.querySelector('#search').focus(); document.querySelector('#search').select()")
            self.b.call("Input.insertText", text=query)
            folded = plain(query).lower()
            wanted = [id for id, name in names if folded in " ".join(plain(name).lower().split())]
            self.b.until(f"document.querySelector('#search').value === {json.dumps(query)}", "the search is typed")
            found = self.b.value("T.shown()")
            check(found == wanted, f"“{query}” does not find {len(wanted)} rows", found)
            self.count(len(wanted))
            off = self.b.value("T.pins.filter(p => p.classList.contains('off')).map(T.id)")
            pins = self.b.value("T.pins.map(T.id)")
            check(off == [id for id in pins if id not in wanted], f"“{query}” dims other pins", off)
            dim = self.b.value("T.pins.map(p => [+getComputedStyle(p).opacity, p.classList.contains('off')])")
            check(all((opacity < 1) == is_off for opacity, is_off in dim), "dimmed pins look like others")
            print(f"    “{query}”: {len(wanted)}")
        for id, name in typed:
            for query in (name, name.upper(), "  " + plain(name).lower()):
                found = self.b.value(f"T.type({json.dumps(query)}), T.shown()")
                check(id in found, "a place is not found by its own name", query)
        self.b.value("T.type('')")
        check(self.b.value("T.shown().length") == len(names), "not all rows come back")
        check(self.b.value("T.pins.every(p => !p.classList.contains('off'))"), "not all pins come back")
        self.count(len(names))

    def count(self, number):
        said = self.b.value("T.text(document.querySelector('#count[role=status]'))")
        check(re.match(rf"{number}\b", said), f"the displayed number is not {number}", said)

    def hover(self):
        """highlights a pin when the mouse is over its row, and a row when the mouse is over its pin"""
        if not self.b.value("T.pins.length"):
            return
        id = self.b.value("T.id(T.free())")
        lit = f"[T.row('{id}').classList.contains('on'), T.pin('{id}').classList.contains('on')].join()"
        for part in [f"T.row('{id}').querySelector('summary')", f"T.pin('{id}').querySelector('circle')"]:
            self.b.mouse(1, 1)
            self.b.until(lit + " === 'false,false'", "nothing is lit before")
            self.b.mouse(*self.b.value(f"T.middle({part})"))
            self.b.until(lit + " === 'true,true'", "row and pin are lit together")
            looks = self.b.value(f"getComputedStyle(T.pin('{id}').querySelector('circle')).strokeWidth")
            check(looks == "5px", "a lit pin looks like others", looks)
            check(self.b.value("T.pins.filter(p => p.classList.contains('on')).length") == 1, "another pin is lit")
        self.b.mouse(1, 1)
        self.b.until(lit + " === 'false,false'", "nothing is lit afterwards")
        self.card(lambda: self.b.mouse(*self.b.value(f"T.middle(T.pin('{id}').querySelector('circle'))"), click=True),
                  lambda: self.b.mouse(*self.b.value("T.middle(document.querySelector('#card button'))"), click=True), id)

    def card(self, choose_pin, choose_card, id):
        """Chooses a pin, and checks that its card shows the logo and the name and opens the details."""
        self.b.value(f"T.row('{id}').querySelector('details').open = false")
        choose_pin()
        self.b.until("document.activeElement === document.querySelector('#card button')", "the card has the focus")
        name = self.b.value(f"T.row('{id}').querySelector('.name').textContent")
        check(self.b.value("document.querySelector('#card').textContent").endswith(name), "the card has another name", name)
        check(self.b.value("T.seen(document.querySelector('#card .logo'))"), "the card shows no logo")
        choose_card()
        self.b.until(f"T.row('{id}').querySelector('details').open", "the card opens the details")
        check(self.b.value(f"document.activeElement === T.row('{id}').querySelector('summary')"), "the row has no focus")
        check(self.b.value(
            f"(b => b.bottom > 0 && b.top < innerHeight)(document.activeElement.getBoundingClientRect())"), "it is not visible")

    def keyboard(self):
        """can be used by keyboard alone: search, languages, pins, card and rows"""
        self.open()
        def focused():
            return self.b.value("""(e => e === document.body ? "" : e.id || e.dataset.l || e.dataset.kind || e.dataset.zoom
              || e.matches(".m-group") && "group " + T.targets().findIndex(t => t.e === e)
              || (e.matches("summary") ? "row " : "pin ") + (e.closest("li,a") ? T.id(e.closest("li,a")) : e.outerHTML))
              (document.activeElement)""")
        rows, pins = self.b.value("[T.rows.map(T.id), T.pins.map(T.id)]")
        reached = []
        while True:
            self.b.key("Tab")
            now = focused()
            if now == "" or now in reached:
                break
            reached.append(now)
            check(self.b.value("parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2"),
                  "the focus is not visible", now)
        check(reached[:3] == ["search", "es", "en"], "Tab reaches something else first", reached[:3])
        grouped = self.b.value("T.pins.filter(p => p.classList.contains('in')).map(T.id)")
        for wanted in [f"row {id}" for id in rows] + [f"pin {id}" for id in pins if id not in grouped]:
            check(wanted in reached, "Tab does not reach", wanted)
        check(len([name for name in reached if name.startswith("group ")]) == self.b.value("document.querySelectorAll('.m-group').length"),
              "Tab does not reach a group of pins")
        if rows:
            check(reached.index("skip") < min(i for i, name in enumerate(reached) if name in ("2",) or name.startswith("pin ")),
                  "Tab reaches the map before the skip link", reached)
            self.open()
            self.b.value("document.querySelector('#search').focus()")
            while focused() != "skip":
                self.b.key("Tab")
            check(self.b.value("(b => b.width > 20 && b.height > 20)(document.activeElement.getBoundingClientRect())"), "the skip link is not visible")
            self.b.key("Enter")
            self.b.until("location.hash === '#listtitle'", "it leads to the list")
            self.b.key("Tab")
            check(focused() == f"row {rows[0]}", "the map is not skipped", focused())
        if pins:
            self.b.value("document.querySelector('#search').focus()")
            while not focused().startswith("pin "):
                self.b.key("Tab")
            id = focused()[4:]
            check(self.b.value(f"T.row('{id}').classList.contains('on')"), "a pin with the focus does not light its row")
            self.card(lambda: self.b.key("Enter"), lambda: self.b.key("Enter"), id)
            check(self.b.value(f"T.pin('{id}').classList.contains('on')"), "a row with the focus does not light its pin")
            self.b.key("Enter")
            self.b.until(f"!T.row('{id}').querySelector('details').open", "Enter closes the details")
            # Tab skips the pins that the search did not find.
            name = self.b.value(f"T.row('{id}').querySelector('.name').textContent")
            self.b.value(f"T.type({json.dumps(name)}), document.querySelector('.zoom button:last-child').focus()")
            wanted = len([1 for found in self.b.value("T.shown()") if found in pins])
            for _ in range(wanted):
                self.b.key("Tab")
                check(focused()[4:] in self.b.value("T.shown()"), "Tab reaches a pin that was not found", focused())
        self.open()

    def opens_in_the_readers_language(self):
        """opens in the language of the browser"""
        agent = self.b.value("navigator.userAgent")
        for accepted, language in [("es-MX,en", "es"), ("en-GB", "en"), ("fr,es;q=0.5", "es")]:
            self.b.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=accepted)
            self.open()
            check(self.b.value("document.documentElement.lang") == language, f"for {accepted} it opens in another language")
        self.b.call("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="en")
        self.open()

    def targets(self, when):
        """Checks all targets, and returns the numbers of pins and of targets."""
        found = self.b.value("T.crowd()")
        check(not found["wrong"], f"{when}, a pin can't be clicked", found["wrong"][:3])
        return found["pins"], found["targets"]

    def moves(self):
        """can be moved and zoomed by buttons, mouse, wheel and keys, and every pin or its group can be clicked at every scale"""
        if not self.b.value("T.pins.length"):
            return
        self.open()
        self.b.value(SETTLED)
        pins = self.b.value("T.pins.filter(p => !p.classList.contains('off')).length")
        whole = self.b.value("T.view()")
        for width, height in [(1280, 900), (390, 844)]:
            self.screen(width, height)
            self.b.until(f"innerWidth === {width}", "the screen changes")
            self.b.value("document.querySelector('.frame').scrollIntoView({block: 'start', behavior: 'instant'})")
            self.b.value("document.querySelector('[data-zoom=\"0\"]').click()")
            self.b.value(SETTLED)
            for step in range(5):
                shown, targets = self.targets(f"on {width} pixels after {step} steps")
                check(shown == pins, f"after {step} steps the number of pins is different", (shown, pins))
                if step == 0:
                    print(f"    on {width} pixels: {targets} targets for {pins} pins")
                before = self.b.value("T.view()")
                self.b.mouse(*self.b.value("T.middle(document.querySelector('[data-zoom=\"2\"]'))"), click=True)
                after = self.b.value("T.view()")
                check(abs(before[2] / after[2] - 2) < 0.1 or step > 2, "a click does not zoom", (before, after))
        self.screen(1280, 900)
        self.open()
        # The map is dragged by mouse, then moved and zoomed by keys.
        self.b.mouse(*self.b.value("T.middle(document.querySelector('[data-zoom=\"2\"]'))"), click=True)
        zoomed = self.b.value("T.view()")
        x, y = self.b.value("T.middle(document.querySelector('.m-map'))")
        self.b.drag(x, y, x + 60, y + 40)
        dragged = self.b.value("T.view()")
        check(dragged[0] < zoomed[0] and dragged[1] < zoomed[1] and dragged[2] == zoomed[2], "it can't be dragged", (zoomed, dragged))
        check(self.b.value("document.querySelector('#card').children.length") == 0, "the end of a drag counts as a click")
        self.b.value("document.querySelector('[data-zoom=\"2\"]').focus()")
        self.b.key("ArrowRight")
        moved = self.b.value("T.view()")
        check(moved[0] > dragged[0] and moved[1] == dragged[1], "the arrow keys do not move it", (dragged, moved))
        self.b.key("+")
        check(self.b.value("T.view()[2]") < moved[2], "+ does not zoom")
        self.b.key("0")
        check(all(abs(a - b) < 1 for a, b in zip(self.b.value("T.view()"), whole)), "0 does not show the whole map", whole)
        self.b.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-120, modifiers=2)
        self.b.until(f"T.view()[2] < {whole[2] - 1}", "the wheel does not zoom")
        self.b.key("0")
        self.groups()
        self.open()

    def groups(self):
        """Opens the largest groups by keyboard until all their pins are visible."""
        self.b.value("""window.met = new Set(), window.see = () => { for (const i of items) if (i.pins.length === 1) met.add(i.pins[0].id); };
          window.group = id => items.find(i => i.pins.some(p => p.id === id)); true""")
        largest = self.b.value("""items.filter(i => i.pins.length > 1).sort((a, b) => b.pins.length - a.pins.length).slice(0, 3)
          .map(i => i.pins.map(p => p.id))""")
        for pins in largest:
            self.b.key("0")
            self.b.value("met.clear(), see()")
            steps = 0
            while left := self.b.value(f"{json.dumps(pins)}.filter(id => !met.has(id))"):
                self.b.value(f"group({json.dumps(left[0])}).e.focus()")
                self.b.key("Enter")
                now = self.b.value("document.activeElement.matches('a.m-pin') && T.id(document.activeElement)")
                check(now, "a group does not lead to one of its pins", left)
                box = self.b.value("""(([a, b]) => a.x >= b.x && a.y >= b.y && a.right <= b.right && a.bottom <= b.bottom)(
                  [document.activeElement.querySelector("circle"), document.querySelector(".frame")].map(e => e.getBoundingClientRect()))""")
                check(box, "a pin from an opened group is not visible", now)
                self.targets("out of a group")
                self.b.value("see()")
                steps += 1
                check(steps < 50, "a group never opens", left)
            print(f"    a group of {len(pins)} pins: all are visible after pressing Enter {steps} times")

    def kinds(self):
        """shows and hides kinds of places on the map and in the list"""
        boxes = self.b.value("[...document.querySelectorAll('[data-kind]')].map(b => b.dataset.kind)")
        total = self.b.value("T.rows.length")
        for kind in boxes:
            label = f"document.querySelector('[data-kind={kind}]').closest('label')"
            own = self.b.value(f"T.rows.filter(r => r.id.startsWith('{kind}-')).length")
            check(f"({own})" in self.b.value(f"T.text({label})").replace(",", "").replace(".", ""), "the legend shows another number", kind)
            check(self.b.value(f"(b => b.width >= 24 && b.height >= 24)({label}.getBoundingClientRect())"), "its legend is small", kind)
            self.b.mouse(*self.b.value(f"T.middle({label})"), click=True)
            check(self.b.value(f"T.shown().some(id => id.startsWith('{kind}-'))") is False, "a kind is not hidden", kind)
            check(self.b.value(f"T.pins.every(p => T.id(p).startsWith('{kind}-') === p.classList.contains('gone'))"), "its pins are not hidden", kind)
            self.count(total - own)
            self.targets(f"without {kind}")
            self.b.mouse(*self.b.value(f"T.middle({label})"), click=True)
        self.count(total)
        signs = self.b.value("""boxes => 0, [...document.querySelectorAll(".key")].map(k => [k.outerHTML.replace(/class="[^"]*"/g, ""),
          getComputedStyle(T.sign(k)).fill])""")
        check(len({s[0] for s in signs}) == len(signs) and len({s[1] for s in signs}) == len(signs), "two kinds look alike", signs)

    def languages(self):
        """changes its language, and marks only the texts in another language"""
        texts = {}
        for language in ["en", "es"]:
            self.language(language)
            found = self.b.value("""(document.querySelectorAll("details").forEach(d => d.open = true), {
              title: document.title, lang: document.documentElement.lang,
              pressed: [...document.querySelectorAll("[data-l]")].map(b => [b.dataset.l, b.getAttribute("aria-pressed")]),
              heads: [...document.querySelectorAll("h1,h2,label,#count,.note")].map(T.text),
              names: [...document.querySelectorAll(".map [aria-label]:not(a),.map title")]
                .filter(T.drawn).map(e => e.getAttribute("aria-label") ?? e.textContent),
              labels: [...new Set([...document.querySelectorAll("li p")].filter(T.seen)
                .map(p => getComputedStyle(p, "::before").content))],
              rows: T.rows.map(r => [r.id, ["d", "h"].map(k => [...r.querySelectorAll("p." + k)].filter(T.seen).map(p =>
                [p.lang, [...p.querySelectorAll("em")].filter(T.seen).map(e => [e.lang, e.textContent])]))])})""")
            texts[language] = found
            check(found["lang"] == language, "the language does not change")
            check(dict(found["pressed"]) == {"es": str(language == "es").lower(), "en": str(language == "en").lower()},
                  "the wrong button is pressed", found["pressed"])
            marked = 0
            for id, kinds in found["rows"]:
                for shown in kinds:
                    check(len(shown) <= 1, "a text is shown in two languages", id)
                    for own, marks in shown:
                        if own == language:
                            check(not marks, "a text in the right language is marked", (id, marks))
                        else:
                            begin = "(in " if language == "en" else "(en "
                            check(len(marks) == 1 and marks[0][0] == language and marks[0][1].startswith(begin),
                                  "a text in another language is not marked", (id, own, marks))
                            name = {("en", "es"): "(en inglés)", ("es", "en"): "(in Spanish)"}.get((own, language))
                            check(name in (None, marks[0][1]), "a mark names another language", marks)
                            marked += 1
            print(f"    {language}: {found['title']}; {marked} texts marked")
        for part in ["title", "heads", "names", "labels"]:
            one, other = texts["es"][part], texts["en"][part]
            pairs = [(one, other)] if isinstance(one, str) else list(zip(one, other))
            check(all(a != b or a in ("", "none") for a, b in pairs), f"{part}: the same in both languages", pairs)

    def accessibility(self):
        """has headings, landmarks, a list, and an accessible name for every control"""
        nodes = [n for n in self.b.call("Accessibility.getFullAXTree")["nodes"] if not n.get("ignored")]
        role = lambda n: n.get("role", {}).get("value")
        name = lambda n: n.get("name", {}).get("value", "").strip()
        used = ["button", "link", "searchbox", "textbox", "DisclosureTriangle", "heading", "region", "group", "image", "img"]
        counts = {}
        for node in nodes:
            counts[role(node)] = counts.get(role(node), 0) + 1
            if role(node) in used and not (role(node) == "group" and "details" in str(node.get("chromeRole", ""))):
                unnamed = not name(node) and self.tag(node) != "details"
                check(not unnamed, f"a {role(node)} has no name", self.outer(node) if unnamed else "")
        for wanted, least in [("heading", 3), ("banner", 1), ("main", 1), ("region", 2), ("list", 1), ("status", 2)]:
            check(counts.get(wanted, 0) >= least, f"there are not {least} of {wanted}", counts)
        levels = [p["value"]["value"] for n in nodes if role(n) == "heading" for p in n["properties"] if p["name"] == "level"]
        check(levels[0] == 1 and levels.count(1) == 1, "there is not exactly one heading of the first level", levels)
        rows = self.b.value("T.rows.length")
        items = [n for n in nodes if role(n) == "listitem"]
        check(len(items) == rows, "a row is not a list item", len(items))

    def outer(self, node):
        return self.b.node_value(node["backendDOMNodeId"], "this.outerHTML.slice(0, 300)")

    def tag(self, node):
        return self.b.node_value(node["backendDOMNodeId"], "this.localName")

    def without_scripts(self):
        """is a usable list without scripts, with pins that lead to rows"""
        self.b.call("Emulation.setScriptExecutionDisabled", value=True)
        self.open()
        check(self.b.value("T.shown().length === T.rows.length"), "rows are hidden")
        check(not self.b.value("T.seen(document.querySelector('.tools'))"), "tools without a function are shown")
        check(self.b.value("document.querySelector('#count').textContent") == "", "a script ran")
        if self.b.value("T.rows.length"):
            self.b.mouse(*self.b.value("T.middle(T.rows[0].querySelector('summary'))"), click=True)
            self.b.until("T.rows[0].querySelector('details').open", "a click opens the details")
        check(self.b.value("[...document.querySelectorAll('[data-kind],.zoom')].every(e => !T.seen(e))"), "controls without a function are shown")
        check(self.b.value("[...document.querySelectorAll('.kinds label')].every(T.seen)"), "there is no legend")
        if self.b.value("T.pins.length"):
            for width in [390, 1280]:
                self.screen(width, 900)
                self.b.until(f"innerWidth === {width}", "the screen changes")
                self.targets(f"without scripts on {width} pixels")
                covered = self.b.value("""T.targets().filter(t => { const [x, y] = T.middle(t.e.querySelector("circle"));
                  return !t.e.contains(document.elementFromPoint(x, y)); }).map(t => t.e.outerHTML.slice(0, 200))""")
                check(not covered, "without scripts a pin is covered", covered)
            id = self.b.value("T.id(T.free())")
            self.b.mouse(*self.b.value(f"T.middle(T.pin('{id}').querySelector('circle'))"), click=True)
            self.b.until(f"decodeURIComponent(location.hash) === '#{id}'", "a pin leads to its row")
            self.b.until(f"(b => b.top >= -1 && b.top < innerHeight)(T.row('{id}').getBoundingClientRect())", "the row is visible")
        self.b.call("Emulation.setScriptExecutionDisabled", value=False)
        self.open("Page.navigate", url="about:blank")
        self.open("Page.navigate", url=self.url)

    def map_view(self):
        """always shows a defined part of the map inside the drawing, in any window and after any movement or zoom"""
        print("    " + check_map_view(self.b))
        self.open()

    def resizing(self):
        """keeps the visible part of the map when the window is resized"""
        check_resizing(self)
        self.usual_screen()
        self.open()

    def windows(self):
        """works by pointer and by keyboard in windows of many sizes, with and without scripts, and nothing is NaN, cut off or covered"""
        print(f"    in {check_windows(self, self.is_long)} windows")
        self.usual_screen()
        self.open()

    def dark(self):
        """is readable on light and on dark screens"""
        seen = []
        for scheme in ["light", "dark"]:
            self.b.call("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}])
            self.b.until(f"matchMedia('(prefers-color-scheme:{scheme})').matches", scheme)
            text, paper = self.b.value("T.colors(document.body)")
            check(contrast(text, paper) >= 7, f"{scheme}: the text has too little contrast", (text, paper))
            ground = self.b.value("getComputedStyle(document.querySelector('.m-ground')).fill")
            pins = self.b.value("""["shop", "activity", "service"].flatMap(kind => {
              const p = T.pins.find(p => p.classList.contains(kind));
              return p ? [[getComputedStyle(p.querySelector("text")).fill, getComputedStyle(T.sign(p)).fill]] : []; })""")
            for pin in pins:
                check(contrast(*pin) >= 4.5, f"{scheme}: numbers of pins have too little contrast", pin)
                check(contrast(pin[1], ground) >= 3, f"{scheme}: pins have too little contrast", pin)
            edges = self.b.value("""[...document.querySelectorAll("input[type=search],button,.frame")].map(e =>
              getComputedStyle(e).borderTopColor)""")
            for edge in set(edges):
                check(contrast(edge, paper) >= 3, f"{scheme}: the edge of a control has too little contrast", edge)
            links = self.b.value("[...document.querySelectorAll('li a')].map(e => getComputedStyle(e).color)")
            for link in set(links):
                check(contrast(link, paper) >= 4.5, f"{scheme}: links have too little contrast", link)
            quiet = self.b.value("(e => e ? getComputedStyle(e).color : null)(document.querySelector('em'))")
            check(not quiet or contrast(quiet, paper) >= 4.5, f"{scheme}: marks have too little contrast", quiet)
            seen.append((paper, ground))
        check(seen[0][0] != seen[1][0] and seen[0][1] != seen[1][1], "the dark colors equal the light ones", seen)


def check_page(browser, file, option):
    """Prints the result of each check, and returns whether all checks passed."""
    page = Page(browser, file, is_long=option == "--long")
    map_alone = [page.map_view, page.resizing]
    steps = [page.nothing_but_the_file, page.markup, page.head, page.numbers, page.pictures, page.search, page.hover, page.keyboard,
             page.moves, *map_alone, page.kinds, page.opens_in_the_readers_language, page.languages, page.accessibility,
             page.without_scripts, page.windows, page.dark, page.nothing_but_the_file]
    for step in map_alone if option == "--map" else steps:
        try:
            step()
        except Failure as failure:
            print(f"✘ {file.name} {step.__doc__.strip()}\n  {failure}")
            return False
        print(f"✔ {file.name} {step.__doc__.strip()}", flush=True)
    return True


def main():
    option = sys.argv[1] if sys.argv[1:2] in (["--long"], ["--map"]) else ""
    files = [pathlib.Path(name) for name in sys.argv[2 if option else 1:]]
    if not files:
        print("usage: places_page.py [--long | --map] PAGE.html ...", file=sys.stderr)
        return 64
    for file in files:
        if not file.is_file():
            print(f"{file}: no such page", file=sys.stderr)
            return 66
    try:
        with Browser() as browser:
            return 0 if all(check_page(browser, file, option) for file in files) else 1
    except NoBrowser as reason:
        print(f"Skipped: {reason}.")
        return 77


if __name__ == "__main__":
    sys.exit(main())
