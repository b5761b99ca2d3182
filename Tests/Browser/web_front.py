#!/usr/bin/env python3
"""Starts the example WebFront with an empty folder, and tests it in a headless browser: by keyboard alone and without scripts, with
scripts, in windows of many sizes, on a dark screen, in both languages, and under attack from another site.

usage: web_front.py [--long] PROGRAM
  --long  test 60 windows instead of 8

Prints a line for each check. The exit code is 1 after the first failed check, and 77 if there is no browser.
"""
import http.server, json, pathlib, re, subprocess, sys, tempfile, threading, time

from devtools import PATIENCE, Browser, Failure, NoBrowser
from front_windows import check_windows
from window_sizes import LAYOUT

PAGES = ["/", "/menu", "/order", "/orders", "/recipes", "/favorites", "/beers", "/beers/all", "/beers/best", "/places",
         "/places/list/shop", "/nowhere"]

HELPERS = LAYOUT + r"""
window.T = {
  // The background color of the nearest element that is not transparent, starting with the element itself.
  ground: e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
    if (!/, 0\)$|transparent/.test(c)) return c; } return "rgb(255, 255, 255)"; },
  texts: () => { const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Map();
    while (w.nextNode()) { const e = w.currentNode.parentElement;
      if (w.currentNode.data.trim() && e.checkVisibility() && !e.closest(".skip"))
        found.set([getComputedStyle(e).color, T.ground(e)].join("|"), w.currentNode.data.trim().slice(0, 40)); }
    return [...found].map(([colors, text]) => [...colors.split("|"), text]); },
}; true
"""


def check(holds, what, found=""):
    if not holds:
        raise Failure(what + (f": {found}" if found != "" else ""))


def contrast(one, other):
    """Returns the contrast ratio of two colors as defined in WCAG 2.1."""
    def light(color):
        parts = [float(part) / 255 for part in re.findall(r"[\d.]+", color)[:3]]
        red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    dark, bright = sorted([light(one), light(other)])
    return (bright + 0.05) / (dark + 0.05)


class Site:
    """A running WebFront with its own data folder. Leaving the context stops the program and deletes the folder."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen([program, "--data", self.folder.name, "--port", "0"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        check(line.startswith("Listening on "), "it does not start", line)
        self.address = line.split()[-1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()


class Visit:
    def __init__(self, browser, site, is_long):
        self.b, self.site, self.is_long = browser, site, is_long
        for domain in ["Network", "Page", "Runtime", "Log", "DOM", "Accessibility", "Audits"]:
            self.b.call(domain + ".enable")
        self.screen(1280, 900)
        self.language("en")

    def screen(self, width, height):
        self.b.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def language(self, language):
        self.b.call("Emulation.setUserAgentOverride", userAgent="", acceptLanguage=language)

    def open(self, path):
        self.b.load("Page.navigate", url=self.site.address + path)
        self.b.value(HELPERS)

    def acted(self, act):
        """Performs an action that opens another page, and waits until that page is loaded."""
        since = len(self.b.events)
        act()
        self.b.wait("Page.loadEventFired", since)
        self.b.value(HELPERS)

    def click(self, selector):
        self.acted(lambda: self.b.value(f"document.querySelector({json.dumps(selector)}).click()"))

    def text(self):
        return self.b.value("document.querySelector('main').innerText")

    def path(self):
        return self.b.value("location.pathname + location.search")

    def tab_to(self, holds):
        for _ in range(400):
            self.b.key("Tab")
            if self.b.value(f"(e => {holds})(document.activeElement)"):
                return check(self.b.value("parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2"),
                             "the focus is not visible", holds)
        raise Failure("Tab never reaches " + holds)

    def type(self, text):
        self.b.value("document.activeElement.select?.()")
        self.b.call("Input.insertText", text=text)

    # Each of these methods is one check. Its docstring is printed.

    def by_keyboard_without_scripts(self):
        """without scripts, a dish can be found, ordered and given a note by keyboard alone, and the order can be placed"""
        self.b.call("Emulation.setScriptExecutionDisabled", value=True)
        self.open("/")
        self.b.key("Tab")
        check(self.b.value("document.activeElement.className") == "skip", "the first key does not skip to the content")
        self.b.key("Enter")
        self.b.until("location.hash === '#main'", "the content is reached")
        self.tab_to("e.getAttribute('href') === '/menu'")
        self.acted(lambda: self.b.key("Enter"))
        self.tab_to("e.name === 'q'")
        self.type("tiramisu")
        self.acted(lambda: self.b.key("Enter"))
        check(self.path().startswith("/menu?q=tiramisu") and self.b.value("document.querySelectorAll('article').length") == 1,
              "the search does not find it", self.path())
        self.tab_to("e.name === 'quantity'")
        self.type("2")
        self.acted(lambda: self.b.key("Enter"))
        check("In your order: 2 × Tiramisù" in self.text() and "q=tiramisu" in self.path(), "it is not in the order", self.text())
        self.open("/order")
        self.tab_to("e.name.startsWith('note.')")
        self.type("sin cacao")
        self.acted(lambda: self.b.key("Enter"))
        self.tab_to("e.name === 'address'")
        self.type("Calle del Pez, 3")
        self.tab_to("e.name === 'phone'")
        self.type("915 55 12 34")
        self.acted(lambda: self.b.key("Enter"))
        check("The order is not placed yet." in self.text(), "Enter in a field places the order", self.text())
        self.tab_to("e.className === 'main'")
        self.acted(lambda: self.b.key("Enter"))
        check(self.path().startswith("/orders/order-"), "the order is not placed", self.path())
        for words in ["We have received this order.", "2 × Tiramisù", "sin cacao", "Calle del Pez, 3"]:
            check(words in self.text(), "the placed order does not say", words)
        self.acted(lambda: self.b.call("Page.reload"))
        self.open("/orders")
        check(self.b.value("document.querySelectorAll('.rows li').length") == 1, "reloading placed it again")
        self.b.call("Emulation.setScriptExecutionDisabled", value=False)

    def with_scripts(self):
        """with scripts, the menu is searched while typing and the number of results is shown, and an order can be repeated"""
        self.open("/menu")
        self.b.value("document.querySelector('[name=q]').focus()")
        for letter in "paella":
            self.b.call("Input.insertText", text=letter)
        self.b.until("document.querySelectorAll('article').length < 10 && location.search.includes('q=paella')", "it searches")
        check("result" in self.b.value("document.querySelector('#count').textContent"), "the number of results is not announced")
        check(self.b.value("document.activeElement.name") == "q", "the focus is lost")
        check("paella" in self.b.value("document.title"), "the title does not change")
        check("q=paella" in self.b.value("document.querySelector('.language').href"), "the language link loses the search")
        self.b.value("document.querySelector('[name=q]').select()")
        self.b.call("Input.insertText", text="zzzz")
        self.b.until("document.querySelector('#found').innerText.includes('No dish matches “zzzz”')", "it says that there is none")
        self.open("/orders")
        self.click(".rows a")
        self.click("form[action$=again] button")
        check(self.path() == "/order" and "Tiramisù" in self.text(), "it is not ordered again")
        self.b.value("document.querySelector('[name=address]').value = 'Plaza Mayor, 1'; document.querySelector('[type=number]').value = 3")
        self.click("button.main")
        check("It was not placed." in self.text() and "3 × " in self.text(), "a changed total is not shown for confirmation", self.text())
        self.click("button.language")
        check("Hacer el pedido" in self.text(), "the language does not change")
        self.click(".language")
        self.b.call("Network.deleteCookies", name="language", url=self.site.address)
        self.b.value("document.querySelector('[name=address]').value = 'Plaza Mayor, 1'")
        self.click("button.main")
        check("Plaza Mayor, 1" in self.text() and "3 × Tiramisù" in self.text(), "the order is not placed")

    def other_domains(self):
        """a recipe can become a favorite, a review can be added, edited and deleted, and the map of Madrid works in its frame"""
        self.open("/recipes")
        self.click(".rows a")
        self.click("[name=favorite]")
        check("Remove from favorites" in self.text(), "the recipe is not a favorite")
        self.open("/beers/all")
        self.click(".rows a")
        self.b.value("document.querySelector('[name=score]').value = '4'; document.querySelector('textarea').value = 'One\\n\\n<b>Two</b>'")
        self.acted(lambda: self.b.value("(button => { button.click(); button.click(); })(document.querySelector('form.stacked button'))"))
        check("<b>Two</b>" in self.text() and self.text().count("★★★★☆") == 1, "there is not one review", self.text())
        self.click("a[href^='/beers/reviews/r']")
        check(self.b.value("document.querySelector('textarea').value.includes('\\n\\n<b>Two</b>')"), "the form does not contain the text")
        self.b.value("document.querySelector('[name=score]').value = '5'")
        self.click("form.stacked button.main")
        check("★★★★★" in self.text(), "the review has not changed")
        self.click("a[href^='/beers/reviews/r']")
        self.click("[name=delete]")
        check("★" not in self.text(), "the review is still there")
        self.open("/places/list/shop")
        check(self.b.value("[...document.images].every(i => i.decode) && Promise.all([...document.images].map(i => (i.loading = 'eager', "
                           "i.decode()))).then(() => [...document.images].every(i => i.naturalWidth > 0))"), "a picture can't be loaded")
        self.open("/places")
        self.b.until("document.querySelector('iframe').getBoundingClientRect().height > 300", "the map has room")
        self.link_of_the_map()

    def link_of_the_map(self):
        self.b.value("document.querySelector('iframe').scrollIntoView()")
        # The browser treats a sandboxed frame as a separate target.
        frame = self.opened("iframe", self.site.address + "/places/map")
        page, self.b.session = self.b.session, self.b.call("Target.attachToTarget", targetId=frame, flatten=True)["sessionId"]
        link = "document.querySelector('li[id] a[href^=http]')"
        self.b.until(link + " !== null", "the map lists its places")
        clicked = self.b.call("Runtime.evaluate", expression=f"{link}.click(), {link}.href", userGesture=True, returnByValue=True)
        self.b.session = page
        self.b.call("Target.closeTarget", targetId=self.opened("page", clicked["result"]["value"]))

    def opened(self, kind, address):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for target in self.b.call("Target.getTargets")["targetInfos"]:
                if target["type"] == kind and target["url"].startswith(address):
                    return target["targetId"]
        raise Failure(f"no {kind} shows {address}")

    def accessible(self):
        """every page has a language, one heading of the first level, landmarks, and a name for each control and picture"""
        for path in PAGES:
            self.open(path)
            found = self.b.value("""({lang: document.documentElement.lang, h1: document.querySelectorAll("h1").length,
              alt: [...document.images].filter(i => !i.hasAttribute("alt")).length,
              ids: [...document.querySelectorAll("[id]")].map(e => e.id),
              levels: [...document.querySelectorAll("h1,h2,h3")].map(h => +h.localName[1])})""")
            check(found["lang"] == "en" and found["h1"] == 1 and found["alt"] == 0, path, found)
            check(len(set(found["ids"])) == len(found["ids"]), path + " has a duplicate id")
            tree = [node for node in self.b.call("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
            roles = [node["role"]["value"] for node in tree]
            for role in ["main", "banner", "navigation"]:
                check(role in roles, f"{path} has no {role}")
            for node in tree:
                if node["role"]["value"] in ("button", "link", "textbox", "searchbox", "spinbutton", "combobox"):
                    check(node["name"]["value"].strip(), f"{path}: a {node['role']['value']} has no name", node)

    def colors(self):
        """all text has enough contrast, on light and on dark screens"""
        grounds = set()
        for scheme in ["light", "dark"]:
            self.b.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            for path in PAGES:
                self.open(path)
                for color, ground, text in self.b.value("T.texts()"):
                    check(contrast(color, ground) >= 4.5, f"{scheme} {path}: “{text}” has too little contrast", (color, ground))
                grounds.add((scheme, self.b.value("getComputedStyle(document.body).backgroundColor")))
        check(len(grounds) == 2 and len({ground for _, ground in grounds}) == 2, "the dark colors equal the light ones", grounds)
        self.b.call("Emulation.setEmulatedMedia", features=[])

    def windows(self):
        """pages work by pointer and by keyboard in windows of many sizes, with and without scripts, with nothing NaN, cut off or covered"""
        print(f"    in {check_windows(self, PAGES, self.is_long)} windows")
        self.b.call("Emulation.setEmulatedMedia", features=[])
        self.screen(1280, 900)

    def languages(self):
        """pages are in the language of the browser until another language is chosen"""
        self.language("es-MX")
        self.open("/menu?q=pan")
        check(self.b.value("document.documentElement.lang") == "es" and "Añadir" in self.text(), "it is not in Spanish")
        self.click(".language")
        check(self.path() == "/menu?q=pan" and self.b.value("document.documentElement.lang") == "en", "it is not in English", self.path())
        self.open("/orders")
        check("Past orders" in self.text(), "the language is forgotten")
        self.language("en")

    def forged(self):
        """a page of another port can neither read nor change anything, although its requests contain the cookie"""
        self.forge("127.0.0.1", bears_cookie=True)

    def forged_elsewhere(self):
        """a page of another site can neither read nor change anything, nor replace the identity of the visitor"""
        self.forge("localhost", bears_cookie=False)

    def forge(self, host, bears_cookie):
        order = "/menu/order"
        page = (f"<form method=post action='{self.site.address}{order}'><input name=dish value=dish-paella-de-marisco>"
                "<input name=quantity value=9></form><script>document.forms[0].submit()</script>").encode()

        class Other(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(page if self.path == "/" else b"")

            def log_message(self, *_):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://{host}:{server.server_port}/"
        before = self.belongings()
        since = len(self.b.events)
        self.b.call("Page.navigate", url=address)
        self.b.until("location.port === '%s'" % self.site.address.split(":")[-1] + " && document.readyState === 'complete'", "the form is sent")
        answers = [e["params"]["response"] for e in self.b.events[since:] if e["method"] == "Network.responseReceived"]
        check(403 in [answer["status"] for answer in answers if answer["url"].endswith(order)], "it is not refused")
        sent = [e["params"]["associatedCookies"] for e in self.b.events[since:] if e["method"] == "Network.requestWillBeSentExtraInfo"]
        bears = any(c["cookie"]["name"] == "visitor" and not c["blockedReasons"] for all in sent for c in all)
        check(bears == bears_cookie, "the request contains no cookie" if bears_cookie else "the request contains the cookie")
        check(self.belongings() == before, "something has changed", self.text())
        self.b.load("Page.navigate", url=address + "x")
        read = self.b.value(f"fetch('{self.site.address}/order', {{credentials: 'include'}}).then(r => r.text(), () => 'refused')")
        check(read == "refused", "another site reads the order")
        server.shutdown()

    def belongings(self):
        """Returns the pages that differ for each visitor: the draft, the history, the favorites, and the form that edits a review."""
        self.open("/beers/all")
        self.click(".rows a")
        own = "a[href^='/beers/reviews/r']"
        if not self.b.value(f"document.querySelector({json.dumps(own)}) !== null"):
            self.b.value("document.querySelector('[name=score]').value = '3'; document.querySelector('textarea').value = 'Mine'")
            self.click("form.stacked button")
        check(self.b.value(f"document.querySelector({json.dumps(own)}) !== null"), "the review belongs to another visitor", self.text())
        review = self.b.value(f"document.querySelector({json.dumps(own)}).getAttribute('href')")
        self.open("/order")
        if "€" not in self.text():
            self.open("/menu")
            self.click("article form button")
        found = {}
        for path in ["/order", "/orders", "/favorites", review]:
            self.open(path)
            found[path] = self.text() + self.b.value("document.querySelector('textarea')?.value ?? ''")
        check("€" in found["/order"] and "order" in found["/orders"] and "Mine" in found[review], "something is missing", found)
        return found

    def complaints(self):
        """the browser logs no errors except those of refused requests"""
        issues = [i for i in self.b.all("Audits.issueAdded") if "contentSecurityPolicy" in str(i)]
        check(not issues, "a policy forbids something", issues)
        wrong = [e["entry"] for e in self.b.all("Log.entryAdded") if e["entry"]["level"] in ("error", "warning")]
        wrong = [e for e in wrong if not re.search(r"40[349]|CORS|/order$|net::ERR_FAILED", e["text"] + e.get("url", ""))]
        check(not wrong, "the browser complains", wrong)
        check(not self.b.all("Runtime.exceptionThrown"), "a script fails", self.b.all("Runtime.exceptionThrown"))
        elsewhere = {r["request"]["url"] for r in self.b.all("Network.requestWillBeSent")}
        elsewhere = [url for url in elsewhere if not re.match(r"http://(127\.0\.0\.1|localhost):\d+/|data:|about:", url)]
        check(not elsewhere, "the browser requests something from elsewhere", elsewhere)


def main():
    is_long = sys.argv[1:2] == ["--long"]
    names = sys.argv[1 + is_long:]
    if len(names) != 1 or not pathlib.Path(names[0]).is_file():
        print("usage: web_front.py [--long] PROGRAM", file=sys.stderr)
        return 64
    try:
        with Site(names[0]) as site, Browser("127.0.0.1", "localhost") as browser:
            visit = Visit(browser, site, is_long)
            for step in [visit.by_keyboard_without_scripts, visit.with_scripts, visit.other_domains, visit.accessible, visit.colors,
                         visit.languages, visit.windows, visit.forged, visit.forged_elsewhere, visit.complaints]:
                try:
                    step()
                except Failure as failure:
                    print(f"✘ {step.__doc__.strip()}\n  {failure}")
                    return 1
                print(f"✔ {step.__doc__.strip()}", flush=True)
            site.process.terminate()
            code = site.process.wait(20)
            left = [file.name for file in pathlib.Path(site.folder.name).iterdir() if file.name.endswith(("-wal", "-shm"))]
            if code or left:
                print(f"✘ the program exits when terminated, and leaves one file\n  {code} {left}")
                return 1
            print("✔ the program exits when terminated, and leaves one file")
    except NoBrowser as reason:
        print(f"Skipped: {reason}.")
        return 77
    return 0


sys.exit(main())
