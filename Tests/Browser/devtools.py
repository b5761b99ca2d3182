"""A headless browser, controlled through the pipe of the DevTools protocol with only the standard library of Python."""
import fcntl, json, os, select, shutil, signal, subprocess, tempfile, time

# The timeout of every wait, in seconds. It is much longer than any wait should take.
PATIENCE = 60


class NoBrowser(Exception):
    pass


class Failure(Exception):
    pass


def program():
    for name in ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]:
        if path := shutil.which(name):
            return path
    raise NoBrowser("no chromium, chromium-browser or google-chrome is installed")


class Browser:
    """A headless browser. `events` contains all events of the browser, in order of arrival."""

    def __init__(self, *reaches):
        """Starts the browser. It can connect only to the hosts in `reaches`."""
        path = program()
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.log = open(self.folder.name + "/log", "wb")
        # The browser expects its ends of the pipes at 3 and 4, so the originals must have other numbers.
        away = lambda pair: [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in pair]
        theirs_in, self.out = away(os.pipe())
        self.into, theirs_out = away(os.pipe())

        def connect():
            os.dup2(theirs_in, 3)
            os.dup2(theirs_out, 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
             # The tests navigate within a page more often than the browser allows by default.
             "--disable-ipc-flooding-protection",
             "--host-resolver-rules=MAP * ~NOTFOUND" + "".join(f", EXCLUDE {name}" for name in reaches), "--remote-debugging-pipe",
             "--user-data-dir=" + self.folder.name + "/profile", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4), stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            start_new_session=True)
        os.close(theirs_in)
        os.close(theirs_out)
        self.events, self.answers, self.rest, self.number, self.session = [], {}, b"", 0, None

    def __enter__(self):
        try:
            target = self.call("Target.createTarget", url="about:blank")["targetId"]
            self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        except Failure:
            # `with` does not call `__exit__` if `__enter__` fails, so the browser would keep running.
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        self.log.close()
        self.folder.cleanup()

    def read(self, until):
        """Reads the available messages, and waits for them until the time `until` at most."""
        if not select.select([self.into], [], [], max(0, until - time.monotonic()))[0]:
            return
        bytes = os.read(self.into, 1 << 20)
        if not bytes:
            self.log.flush()
            with open(self.log.name, errors="replace") as log:
                raise Failure("the browser exited:\n" + log.read()[-2000:])
        *messages, self.rest = (self.rest + bytes).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)
                if message["method"] == "Page.javascriptDialogOpening":
                    # An open dialog blocks all other calls.
                    self.send("Page.handleJavaScriptDialog", accept=False)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        return self.number

    def call(self, method, **parameters):
        return self.answer(method, self.send(method, **parameters))

    def answer(self, method, number):
        until = time.monotonic() + PATIENCE
        while number not in self.answers:
            if time.monotonic() > until:
                raise Failure(f"no answer to {method}")
            self.read(until)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise Failure(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def wait(self, method, since=0):
        """Returns the parameters of the first event `method` at or after the index `since`, and waits for it if necessary."""
        until = time.monotonic() + PATIENCE
        while True:
            for event in self.events[since:]:
                if event["method"] == method and event.get("sessionId") == self.session:
                    return event["params"]
            if time.monotonic() > until:
                raise Failure(f"the event {method} did not arrive")
            self.read(until)

    def all(self, *methods):
        return [event["params"] for event in self.events if event["method"] in methods]

    def value(self, expression):
        """Evaluates a JavaScript expression in the page, and returns its value."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def node_value(self, node, expression):
        """Evaluates a JavaScript expression in which `this` is a node of the accessibility tree, and returns its value."""
        object = self.call("DOM.resolveNode", backendNodeId=node)["object"]["objectId"]
        function = f"function() {{ return {expression} }}"
        answer = self.call("Runtime.callFunctionOn", objectId=object, returnByValue=True, functionDeclaration=function)
        return answer["result"].get("value")

    def until(self, expression, what):
        """Evaluates an expression until it is true, and returns its value. Each evaluation finishes before the next one starts."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if value := self.value(expression):
                    return value
            except Failure as failure:
                # The expression was evaluated between two pages.
                if "navigated" not in str(failure):
                    raise
            if time.monotonic() > end:
                raise Failure(f"{what}: this never became true: {expression}")

    def load(self, method="Page.reload", **parameters):
        since = len(self.events)
        self.call(method, **parameters)
        self.wait("Page.loadEventFired", since)

    def key(self, key):
        self.keys([key])

    def keys(self, keys):
        """Presses several keys, without waiting for each one."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowRight": 39, "ArrowDown": 40, "+": 187, "-": 189, "0": 48, " ": 32}
        texts = {"Enter": "\r", " ": " "}
        self.inputs("Input.dispatchKeyEvent", [
            {"type": type, "key": key, "code": key, "windowsVirtualKeyCode": codes[key]}
            | ({"text": texts[key]} if key in texts and type == "keyDown" else {})
            for key in keys for type in ["keyDown" if key in texts else "rawKeyDown", "keyUp"]])

    def clicks(self, points):
        """Clicks several points, without waiting for each one."""
        self.inputs("Input.dispatchMouseEvent", [
            {"type": type, "x": x, "y": y} | ({} if type == "mouseMoved" else {"button": "left", "clickCount": 1})
            for x, y in points for type in ["mouseMoved", "mousePressed", "mouseReleased"]])

    def inputs(self, method, all):
        for number in [self.send(method, **event) for event in all]:
            self.answer(method, number)

    def drag(self, x, y, to_x, to_y):
        move = lambda kind, x, y: self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, buttons=1)
        move("mousePressed", x, y)
        for step in range(1, 6):
            move("mouseMoved", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
        move("mouseReleased", to_x, to_y)

    def mouse(self, x, y, click=False):
        if click:
            self.clicks([(x, y)])
        else:
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
