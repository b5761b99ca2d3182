import Entities

/// The script of the page. It searches, switches languages, and highlights the row and the pin of a place together.
enum PlacePageScript {
  static func text(_ both: [Texts]) -> String {
    let counts = both.map { texts in
      "\(texts.language.rawValue):[\(quoted(texts.mapOfMadrid)),\(quoted(texts.onePlaceShown)),"
        + "\(quoted(texts.manyPlacesShown))]"
    }
    return "const words={\(counts.joined(separator: ","))};\nconst letters={\(letters)};\n" + search
      + PlacePageViewScript.text + PlacePageMapScript.text + list
  }

  /// The Latin letters beyond ASCII, grouped by the letter that ``SearchText`` folds them to.
  private static var letters: String {
    var all: [String: String] = [:]
    for code in Array(latin[0]) + Array(latin[1]) {
      guard let letter = Unicode.Scalar(code).map(String.init) else { continue }
      let base = SearchText.fold(letter)
      if base.utf8.allSatisfy(isLetter) { all[base, default: ""] += letter }
    }
    return all.keys.sorted().map { "\($0):\(quoted(all[$0] ?? ""))" }.joined(separator: ",")
  }

  private static let latin: [Range<UInt32>] = [0xC0..<0x250, 0x1E00..<0x1F00]

  /// Returns whether the page folds the character with its own table of letters. For these characters, the result doesn't depend on the
  /// browser.
  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || latin.contains { $0.contains(scalar.value) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// Returns one of the kit's strings as a JavaScript string.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let search = #"""
    const all=s=>[...document.querySelectorAll(s)],one=s=>document.querySelector(s);
    const root=document.documentElement,rows=all("li[id]"),kinds=all("[data-kind]");
    const latin=new Map(Object.entries(letters).flatMap(([base,all])=>[...all].map(c=>[c,base])));
    function fold(t){let f="",isLatin=false;
      for(const c of t){
        if(latin.has(c)){f+=latin.get(c);isLatin=true;}
        else if(isLatin&&c>="\u0300"&&c<="\u036f")continue;
        else if(/[\p{White_Space}\p{Cc}]/u.test(c)){if(!f.endsWith(" "))f+=" ";isLatin||=c<="\x7f";}
        else if(!/\p{Cf}/u.test(c))for(const s of c.toLowerCase()){
          f+=latin.get(s)??(s==="ς"?"σ":s);isLatin=s<="\x7f"||latin.has(s);}}
      return f.trim();}

    """#

  private static let list = #"""
    const names=new Map(rows.map(r=>[r,r.dataset.f??fold(r.querySelector(".name").textContent)]));
    let shown=rows.length;
    function tell(){const w=words[root.lang];one("#count").textContent=(shown===1?w[1]:w[2]).replace("#",shown);}
    function speak(l){root.lang=l;document.title=words[l][0];
      for(const b of all("button[data-l]"))b.setAttribute("aria-pressed",b.dataset.l===l);
      for(const i of items)if(i.pins.length>1)i.e.setAttribute("aria-label",words[l][2].replace("#",i.pins.length));
      tell();}
    function search(){
      const q=fold(one("#search").value),on=new Set(kinds.filter(b=>b.checked).map(b=>b.dataset.kind));shown=0;
      for(const r of rows){
        const fits=on.has(r.id.slice(0,r.id.indexOf("-"))),hit=fits&&names.get(r).includes(q),p=pins.get(r.id);
        r.hidden=!hit;if(hit)shown++;
        if(p){p.hit=hit&&!(q===""&&p.wasOff);const c=p.e.classList;
          c.toggle("gone",!fits);c.toggle("off",!p.hit);c.toggle("hit",p.hit&&q!=="");p.e.setAttribute("tabindex",p.hit?0:-1);}}
      lay();tell();}
    function light(id,on){const p=pins.get(id);
      for(const e of [document.getElementById(id),p?.e,p?.item?.e])if(e)e.classList.toggle("on",on);}
    function owner(e){const p=e.target.closest&&e.target.closest("li[id],a.m-pin");
      return p?(p.id||p.getAttribute("href").slice(1)):null;}
    for(const [begin,end] of [["pointerover","pointerout"],["focusin","focusout"]]){
      document.addEventListener(begin,e=>{const id=owner(e);if(id)light(id,true);});
      document.addEventListener(end,e=>{const id=owner(e);if(id)light(id,false);});}
    function choose(id){const row=document.getElementById(id),card=one("#card"),button=document.createElement("button");
      button.type="button";button.append(row.querySelector(".logo").cloneNode(true),row.querySelector(".name").textContent);
      button.addEventListener("click",()=>{row.hidden=false;row.querySelector("details").open=true;
        row.querySelector("summary").focus();row.scrollIntoView({block:"nearest"});});
      card.replaceChildren(button);button.focus();}
    for(const [id,p] of pins)p.e.addEventListener("click",e=>{e.preventDefault();choose(id);});
    one("#search").addEventListener("input",search);
    for(const b of kinds){b.hidden=false;b.addEventListener("change",search);}
    for(const b of all("button[data-l]"))b.addEventListener("click",()=>speak(b.dataset.l));
    one(".tools").hidden=one(".zoom").hidden=false;root.classList.add("js");
    speak(navigator.languages.map(l=>l.slice(0,2)).find(l=>l in words)??root.lang);

    """#
}
