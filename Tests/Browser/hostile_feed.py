#!/usr/bin/env python3
"""Writes the feeds of a malicious service, in which every text tries to inject code or to break the layout.

usage: hostile_feed.py FOLDER
"""
import json, pathlib, sys

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
alert = "alert(1)"
names = [
    f"</script><script>{alert}</script>", f"--><script>{alert}</script><!--", f"<img src=x onerror={alert}>",
    f"\" onmouseover=\"{alert}\" x=\"", f"' onfocus='{alert}' autofocus x='", f"<svg/onload={alert}>", f"]]><x onclick={alert}>",
    f"</title></style></details></li></ol></svg><script>{alert}</script>", f"`${{{alert}}}`", f"javascript:{alert}",
    "&lt;b&gt; &amp;lt; &#60;script&#62; &quot;", "\\u003cscript\\u003e \\x3c \\", "\u202eright to left\u202c \u2067isolated\u2069",
    "\u0007bell \u001b[2Jescape \u0000null \u009bcsi", "zero\u200bwidth\u200djoiner\ufeffs", "line\u2028separator\u2029paragraph\nfeed",
    "noncharacters \ufffe\uffff\ufdd0", "W" * 5000, "word " * 1000, "e" + "\u0301" * 150, "👩‍👩‍👧‍👦 🏳️‍🌈", "مطعم السلام", "カフェ・ガウディ",
    "Straße Ærø Łódź İstanbul ŒUVRE", "Δημόσιος ΟΔΟΣ", "K Å ｆｕｌｌ", "Piñón Café", "Pin\u0303o\u0301n Cafe\u0301", "{{constructor}} __proto__",
    "%3Cscript%3E %00", "constructor", "<base href=https://evil.example/>", "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "url(https://evil.example/x.png)", "</STYLE><style>*{display:none}</style>", "<!--", "<![CDATA[", "<plaintext>", "$& $1 # ## \\1",
]
urls = [
    f"javascript:{alert}", f"JaVaScRiPt:{alert}", f" java\nscript:{alert}", f"data:text/html,<script>{alert}</script>", f"vbscript:{alert}",
    f"https://evil.example/\"onclick=\"{alert}", f"https://evil.example/'onclick='{alert}", "//evil.example", "file:///etc/passwd",
    f"https://evil.example/&quot;onclick=&quot;{alert}", "https://user:secret@evil.example/?a=1&b=2&lt=3#x", "http://[::1]/", "blob:x",
]


def place(number, name):
    url = urls[number % len(urls)]
    text = (name + "\n") * 3 + "x" * 3000
    record = {
        "id": str(number) if number % 7 else f"{number}\" onload=\"{alert}", "name": name, "address": name, "telephone": name,
        "email": name, "url": url, "booking_operation": name, "booking_data": url, "special_offer": name, "categories": [name],
        "gps_lat": str(40.40 + number % 9 / 100), "gps_lon": str(-3.74 + number // 9 / 100),
    }
    # Some texts are in only one language of the page, and some in neither.
    for field in ["description", "opening_hours"]:
        for code in [["en", "es"], ["en"], ["es"], ["jp"], ["es", "cn"], []][number % 6]:
            record[f"{field}_{code}"] = text
    if number % 5 == 0:
        record |= {"gps_lat": name, "gps_lon": ""}
    if number == 3:
        record |= {"gps_lat": "-33.45", "gps_lon": "-70.66"}
    return record


for kind, offset in [("Shops", 0), ("Activities", 20)]:
    records = [place(number, name) for number, name in enumerate(names)][offset:offset + 20]
    (folder / f"get{kind}.json").write_text(json.dumps({"result": records}))
