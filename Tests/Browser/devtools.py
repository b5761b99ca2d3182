"""A browser without a window, driven through the pipe of the DevTools protocol with nothing but Python itself."""
import fcntl, json, os, select, shutil, signal, subprocess, tempfile, time

# What is waited for is there long before; nobody waits for it any longer.
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
    """Everything that the browser tells is kept in `events`, in the order in which it came."""

    def __init__(self, *reaches):
        """Reaches no machine but this one: none, unless it is named."""
        path = program()
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.log = open(self.folder.name + "/log", "wb")
        # Away from 3 and 4, where the browser looks for them.
        away = lambda pair: [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in pair]
        theirs_in, self.out = away(os.pipe())
        self.into, theirs_out = away(os.pipe())

        def connect():
            os.dup2(theirs_in, 3)
            os.dup2(theirs_out, 4)

        self.process = subprocess.Popen(
            [path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
             # A test goes to more places of a page at once than the browser allows.
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
            # Nothing else would end a browser that does not start.
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
        """What comes next, at the latest now plus what is left."""
        if not select.select([self.into], [], [], max(0, until - time.monotonic()))[0]:
            return
        bytes = os.read(self.into, 1 << 20)
        if not bytes:
            self.log.flush()
            with open(self.log.name, errors="replace") as log:
                raise Failure("the browser ended:\n" + log.read()[-2000:])
        *messages, self.rest = (self.rest + bytes).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)
                if message["method"] == "Page.javascriptDialogOpening":
                    # An open dialog would stop everything else.
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
        """The first event of this kind among those from `since` on."""
        until = time.monotonic() + PATIENCE
        while True:
            for event in self.events[since:]:
                if event["method"] == method and event.get("sessionId") == self.session:
                    return event["params"]
            if time.monotonic() > until:
                raise Failure(f"{method} never came")
            self.read(until)

    def all(self, *methods):
        return [event["params"] for event in self.events if event["method"] in methods]

    def value(self, expression):
        """What the page makes of an expression."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def node_value(self, node, expression):
        """What an expression makes of a node of the accessibility tree, which it calls `this`."""
        object = self.call("DOM.resolveNode", backendNodeId=node)["object"]["objectId"]
        function = f"function() {{ return {expression} }}"
        answer = self.call("Runtime.callFunctionOn", objectId=object, returnByValue=True, functionDeclaration=function)
        return answer["result"].get("value")

    def until(self, expression, what):
        """Asks the page again until the expression holds; every question waits for its answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if value := self.value(expression):
                    return value
            except Failure as failure:
                # The question came between two pages.
                if "navigated" not in str(failure):
                    raise
            if time.monotonic() > end:
                raise Failure(f"{what}: never held: {expression}")

    def load(self, method="Page.reload", **parameters):
        since = len(self.events)
        self.call(method, **parameters)
        self.wait("Page.loadEventFired", since)

    def key(self, key):
        self.keys([key])

    def keys(self, keys):
        """Presses keys one after the other, without waiting for each."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowRight": 39, "ArrowDown": 40, "+": 187, "-": 189, "0": 48, " ": 32}
        texts = {"Enter": "\r", " ": " "}
        self.inputs("Input.dispatchKeyEvent", [
            {"type": type, "key": key, "code": key, "windowsVirtualKeyCode": codes[key]}
            | ({"text": texts[key]} if key in texts and type == "keyDown" else {})
            for key in keys for type in ["keyDown" if key in texts else "rawKeyDown", "keyUp"]])

    def clicks(self, points):
        """Clicks at points one after the other, without waiting for each."""
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
