import Entities

/// What the page does: searches, switches languages, and leads from rows to pins and back.
enum PlacePageScript {
  static func text(_ both: [Texts]) -> String {
    let counts = both.map { texts in
      "\(texts.language.rawValue):[\(quoted(texts.mapOfMadrid)),\(quoted(texts.onePlaceShown)),"
        + "\(quoted(texts.manyPlacesShown))]"
    }
    return "const words={\(counts.joined(separator: ","))};\nconst letters={\(letters)};\n" + script
  }

  /// What ``SearchText`` makes of each Latin letter beyond ASCII, by what it makes of it.
  private static var letters: String {
    var all: [String: String] = [:]
    for code in Array<UInt32>(0xC0..<0x250) + Array<UInt32>(0x1E00..<0x1F00) {
      guard let letter = Unicode.Scalar(code).map(String.init) else { continue }
      let base = SearchText.fold(letter)
      if base.utf8.allSatisfy(isLetter) { all[base, default: ""] += letter }
    }
    return all.keys.sorted().map { "\($0):\(quoted(all[$0] ?? ""))" }.joined(separator: ",")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// A text of the kit's own as a string of JavaScript.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let script = #"""
    const all=s=>[...document.querySelectorAll(s)],one=s=>document.querySelector(s);
    const root=document.documentElement,rows=all("li[id]"),pins=new Map(all("a.m-pin").map(a=>[a.getAttribute("href").slice(1),a]));
    const initiallyOff=new Set(all("a.m-pin.off"));
    const latin=new Map(Object.entries(letters).flatMap(([base,all])=>[...all].map(c=>[c,base])));
    function fold(t){let f="",isLatin=false;
      for(const c of t){
        if(latin.has(c)){f+=latin.get(c);isLatin=true;}
        else if(isLatin&&c>="\u0300"&&c<="\u036f")continue;
        else if(/[\p{White_Space}\p{Cc}]/u.test(c)){if(!f.endsWith(" "))f+=" ";isLatin||=c<="\x7f";}
        else if(!/\p{Cf}/u.test(c))for(const s of c.toLowerCase()){
          f+=latin.get(s)??(s==="ς"?"σ":s);isLatin=s<="\x7f"||latin.has(s);}}
      return f.trim();}
    let shown=rows.length;
    function tell(){const w=words[root.lang];one("#count").textContent=(shown===1?w[1]:w[2]).replace("#",shown);}
    function speak(l){root.lang=l;document.title=words[l][0];
      for(const b of all("button[data-l]"))b.setAttribute("aria-pressed",b.dataset.l===l);tell();}
    function search(){const q=fold(one("#search").value);shown=0;
      for(const r of rows){const hit=r.dataset.f.includes(q);r.hidden=!hit;if(hit)shown++;
        const p=pins.get(r.id);if(p){p.classList.toggle("off",!hit||(!q&&initiallyOff.has(p)));p.classList.toggle("hit",hit&&q!=="");
          p.setAttribute("tabindex",hit?0:-1);}}
      tell();}
    function light(id,on){for(const e of [document.getElementById(id),pins.get(id)])if(e)e.classList.toggle("on",on);}
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
    for(const [id,pin] of pins)pin.addEventListener("click",e=>{e.preventDefault();choose(id);});
    one("#search").addEventListener("input",search);
    for(const b of all("button[data-l]"))b.addEventListener("click",()=>speak(b.dataset.l));
    one(".tools").hidden=false;speak(root.lang);

    """#
}
