// Searches while the user types. Without scripts, the button searches.
for (const form of document.querySelectorAll("form[role=search]")) {
  let pause, asked = 0;
  form.addEventListener("input", () => { clearTimeout(pause); pause = setTimeout(search, 200); });
  async function search() {
    const mine = ++asked, place = form.action + "?" + new URLSearchParams(new FormData(form));
    const answer = await fetch(place);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html"), found = page.querySelector("#found");
    // A late response to an earlier search is dropped.
    if (mine !== asked || !answer.ok || !found) return;
    document.querySelector("#found").replaceWith(found);
    document.querySelector("#count").textContent = found.dataset.count;
    document.querySelector("h1").textContent = page.querySelector("h1").textContent;
    document.querySelector(".language").replaceWith(page.querySelector(".language"));
    document.title = page.title;
    history.replaceState(null, "", place);
  }
}

// A double click on a button sends its form once. A click a second later counts.
let sent = new WeakMap();
document.addEventListener("submit", event => {
  if (event.timeStamp - sent.get(event.target) < 1000) event.preventDefault();
  else sent.set(event.target, event.timeStamp);
});
