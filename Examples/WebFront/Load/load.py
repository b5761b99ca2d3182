#!/usr/bin/env python3
"""Puts the site under load on this machine, and prints the table in Benchmarks/README.md: pages per second compared with an empty page of
Hummingbird, the menu while 100,000 dishes are imported, and orders while the site is killed.

usage: load.py FOLDER [--rounds N] [--seconds N] [--kills N]

FOLDER contains the release builds: swift build -c release --package-path Examples/WebFront/Load. Needs wrk.
"""
import argparse, collections, http.client, json, os, re, signal, statistics, subprocess, sys, tempfile, threading, time

HEADERS = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded"}


class Server:
    def __init__(self, program, *options):
        self.process = subprocess.Popen([program, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Listening on "):
            sys.exit(f"{program} does not start: {line}")
        self.address = line.split()[-1]
        self.port = int(self.address.split(":")[-1])

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        return self.process.wait(30)


def wrk(address, connections, seconds, until=None):
    """Returns the requests per second, and the latencies in milliseconds at the median and the 99th percentile. With `until`, runs until it
    returns."""
    command = ["wrk", "-t", "1", "-c", str(connections), "-d", f"{seconds}s", "--latency", address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if until:
        until()
        process.send_signal(signal.SIGINT)
    text = process.communicate()[0]
    if "Non-2xx" in text or "Socket errors" in text:
        sys.exit(text)
    def latency(percent):
        number, unit = re.search(rf"{percent}%\s+([\d.]+)(us|ms|s)", text).groups()
        return float(number) * {"us": .001, "ms": 1, "s": 1000}[unit]
    return float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1]), latency(50), latency(99)


def medians(runs):
    return [statistics.median(values) for values in zip(*runs)]


def pages(folder, data, rounds, seconds):
    """Measures the menu and the empty page in turns."""
    empty, site = Server(folder + "/EmptyPage"), Server(folder + "/WebFront", "--data", data, "--port", "0")
    wrk(empty.address, 16, 1), wrk(site.address + "/menu", 16, 1)
    runs = [(wrk(empty.address, 16, seconds), wrk(site.address + "/menu", 16, seconds)) for _ in range(rounds)]
    empty.end(), site.end()
    return medians(run[0] for run in runs), medians(run[1] for run in runs)


def importing(folder, data, rounds, seconds):
    """Measures the menu page, idle and while the command line program replaces the menu in the same store."""
    menu = data + "/menu.json"
    dishes = [{"nombre": f"Plato {n} de la casa", "descripcion": f"Con verduras de temporada, receta número {n}.", "precio": n % 90 + 5,
               "tipo": f"Sección {n % 12}"} for n in range(100_000)]
    with open(menu, "w") as file:
        json.dump(dishes, file)
    site = Server(folder + "/WebFront", "--data", data, "--port", "0")
    took = []

    def load():
        start = time.monotonic()
        subprocess.run([folder + "/recetas-cli", "menu", "import", menu, "--force", "--yes", "--data", data], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        took.append(time.monotonic() - start)
    load()  # The first import fills the store, so that all rounds are alike.
    took.clear()
    runs = [(wrk(site.address + "/menu", 4, seconds), wrk(site.address + "/menu", 4, 600, load)) for _ in range(rounds)]
    site.end()
    return medians(run[0] for run in runs), medians(run[1] for run in runs), statistics.median(took)


class Customer(threading.Thread):
    """Orders one dish after another, and remembers the acknowledged orders."""

    def __init__(self, port, stop):
        super().__init__()
        self.port, self.stop, self.cookie, self.placed, self.unsure = port, stop, None, [], 0

    def send(self, connection, path, fields=None):
        headers = dict(HEADERS, **({"Cookie": self.cookie} if self.cookie else {}))
        body = "&".join(f"{name}={value}" for name, value in fields.items()) if fields else None
        connection.request("POST" if fields else "GET", path, body, headers)
        answer = connection.getresponse()
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        return answer.status, answer.getheader("Location") or "", answer.read().decode()

    def run(self):
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
            while not self.stop.is_set():
                self.send(connection, "/menu/order", {"dish": "dish-croquetas-de-jamon-iberico", "quantity": 1})
                page = self.send(connection, "/order")[2]
                fields = {name: re.search(rf'name="{name}" value="([^"]*)"', page)[1] for name in ["order", "seen"]}
                self.unsure = 1
                status, place, _ = self.send(connection, "/order/place", {**fields, "address": "Calle+del+Pez", "phone": "915551234"})
                self.unsure = 0
                if status == 303:
                    self.placed.append(place.split("?")[0])
        except (OSError, http.client.HTTPException, TypeError):
            pass  # The site was killed. Requests without a response were not acknowledged.


def kills(folder, data, count):
    """Returns the numbers of acknowledged, lost and duplicate orders over `count` kills."""
    told = collections.Counter()
    for kill in range(count):
        site, stop = Server(folder + "/WebFront", "--data", data, "--port", "0"), threading.Event()
        customers = [Customer(site.port, stop) for _ in range(16)]
        for customer in customers:
            customer.start()
        time.sleep(.5 + kill % 7 * .11)
        site.end(signal.SIGKILL)
        stop.set()
        for customer in customers:
            customer.join()
        site = Server(folder + "/WebFront", "--data", data, "--port", "0")
        connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=20)
        for customer in customers:
            known, offset = set(), 0
            while True:
                page = customer.send(connection, f"/orders?from={offset}")[2]
                known |= set(re.findall(r'/orders/order-[^"/]+', page))
                offset += 50
                if f"from={offset}" not in page:
                    break
            told["acknowledged"] += len(customer.placed)
            told["lost"] += len(set(customer.placed) - known)
            # The kill can have prevented the response for a placed order.
            told["too many"] += max(0, len(known) - len(customer.placed) - customer.unsure)
        if site.end() != 0 or os.path.exists(data + "/recetas.sqlite-wal"):
            sys.exit("The site did not end cleanly.")
    return told


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("folder")
    for name, standard in [("rounds", 7), ("seconds", 5), ("kills", 20)]:
        parser.add_argument("--" + name, type=int, default=standard)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        empty, menu = pages(options.folder, data, options.rounds, options.seconds)
        lost = kills(options.folder, data, options.kills)
        idle, busy, took = importing(options.folder, data, max(1, options.rounds // 2), options.seconds)
    row = "| {} | {} | {:,.0f} | {:.1f} ms | {:.1f} ms |".format
    print("| page | connections | a second | median | p99 |\n|---|---|---|---|---|")
    print(row("empty page of Hummingbird's", 16, *empty))
    print(row("menu of 40 dishes", 16, *menu))
    print(row("menu of 100,000 dishes, the first 50", 4, *idle))
    print(row(f"the same while it is imported anew ({took:.1f} s)", 4, *busy))
    print(f"\nThe menu page is {menu[0] / empty[0]:.0%} of the empty one. {options.kills} kills (`SIGKILL`) among 16 customers: "
          f"{lost['acknowledged']:,} orders acknowledged, {lost['lost']} lost, {lost['too many']} placed twice.")
    if lost["lost"] or lost["too many"]:
        sys.exit("An acknowledged order was lost, or one was placed twice.")


main()
