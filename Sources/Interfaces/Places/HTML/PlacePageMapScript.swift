/// The script of the page's map. It moves and zooms the map, and lays out the pins for every scale as ``MapPinLayout`` does for a single
/// scale.
///
/// A unit of length in the drawing is `k` pixels. A pin that has no room joins the group of the nearest pin, and the group opens when the
/// map is zoomed in. At the largest scale, every pin has room.
enum PlacePageMapScript {
  static let text = #"""
    const map=one(".m-map"),frame=one(".frame"),W=map.viewBox.baseVal.width,H=map.viewBox.baseVal.height;
    const most=Math.max(8,4*map.dataset.m),apart=26,make=n=>document.createElementNS("http://www.w3.org/2000/svg",n);
    const at=e=>(e.dataset.at??/\(([^)]*)/.exec(e.getAttribute("transform"))[1]).split(" ").map(Number);
    const pins=new Map(),dots=[];
    for(const e of all(".m-pin")){const [x,y]=at(e),id=e.getAttribute("href")?.slice(1),p={e,x,y,id,wasOff:e.classList.contains("off")};
      p.hit=!p.wasOff;if(id)pins.set(id,p);else dots.push(p);
      // A pin that had no room is still a dot, without its sign and its number.
      if(id&&e.matches(".dot")){
        const t=make("text");t.textContent=e.getAttribute("aria-label").split(":")[0];t.setAttribute("dy",4);
        if(t.textContent.length>2)t.setAttribute("class","long");
        e.replaceChildren(...one(`.key.${id.slice(0,id.indexOf("-"))}`).cloneNode(true).children,t);}
      else if(!id)e.firstChild.setAttribute("r",12);}
    const labels=[...all(".m-label:has(.m-mark)"),...all(".m-label:not(:has(.m-mark))")].map(e=>[e,...at(e),e.querySelector("text")]);
    const users=all(".m-user").map(e=>[e,...at(e)]);
    const leads=make("path"),spots=make("path"),groups=make("g");
    leads.setAttribute("class","m-lead");spots.setAttribute("class","m-spot");
    for(const e of all(".m-lead,.m-spot"))e.remove();
    map.insertBefore(leads,one(".m-pin"));map.insertBefore(spots,one(".m-pin"));map.append(groups);
    let view=viewAt({W,H,most},W,H,0,0,0,0,0),items=[];
    const put=(e,x,y,s=1)=>e.setAttribute("transform",`translate(${x} ${y}) scale(${s/view.k})`);
    function lay(){
      const {w,k}=view,held=items.find(i=>i.e===document.activeElement)?.pins[0],d=apart/k,edge=13/k,taken=new Map(),starts=new Map();
      // Returns the key of a point's square, or of the square i columns and j rows away. Moving the point could skip a square by rounding.
      const key=(x,y,i=0,j=0)=>(Math.floor(x/d)+i)*65536+Math.floor(y/d)+j;
      const near=(x,y,n=1)=>{let found=[];
        for(let i=-n;i<=n;i++)for(let j=-n;j<=n;j++)found=found.concat(taken.get(key(x,y,i,j))??[]);
        return found.filter(o=>Math.hypot(o.x-x,o.y-y)<n*d*.999);};
      const inside=(v,size)=>Math.min(Math.max(edge,v),size-edge);
      const hits=[...pins.values()].filter(p=>p.hit),steps=k>=most?200:hits.length<=60?12:0;
      items=[];
      for(const [,x,y] of users)taken.set(key(x,y),[{x,y}]);
      for(const p of hits){
        const x=inside(p.x,W),y=inside(p.y,H),own=key(x,y);let spot=null;
        // Distances that had no room for an earlier pin from the same square are not tried again.
        for(let r=k<most?0:starts.get(own)??0;r<=steps&&!spot;r++)for(let a=0;a<Math.max(1,6*r);a++){
          const t=(a/Math.max(1,6*r)-.25)*2*Math.PI,u=x+Math.cos(t)*r*d/2,v=y+Math.sin(t)*r*d/2;
          if(u<edge-1e-9||v<edge-1e-9||u>W-edge+1e-9||v>H-edge+1e-9||near(u,v).length)continue;
          spot={x:u,y:v};starts.set(own,Math.max(0,r-2));break;}
        const group=spot?null:near(x,y,2).filter(o=>o.pins).sort((a,b)=>Math.hypot(a.x-x,a.y-y)-Math.hypot(b.x-x,b.y-y))[0];
        if(group){p.item=group;group.pins.push(p);continue;}
        p.item={...spot??{x,y},pins:[p],e:p.e};items.push(p.item);
        const c=key(p.item.x,p.item.y);taken.set(c,[...taken.get(c)??[],p.item]);}
      for(const p of pins.values())if(!p.hit)p.item=null;
      let lines="",ends="";
      for(const p of [...pins.values(),...dots]){
        const i=p.item,alone=i&&i.pins.length===1;
        p.e.classList.toggle("in",!!i&&!alone);p.e.classList.toggle("dot",!i);
        if(alone&&Math.hypot(i.x-p.x,i.y-p.y)*k>1){lines+=`M${p.x} ${p.y}L${i.x} ${i.y}`;ends+=`M${p.x} ${p.y}h0`;}
        put(p.e,alone?i.x:p.x,alone?i.y:p.y,i?1:.45);}
      leads.setAttribute("d",lines);spots.setAttribute("d",ends);
      groups.replaceChildren(...items.filter(i=>i.pins.length>1).map(i=>{
        const g=make("g"),c=make("circle"),t=make("text");
        i.e=g;c.setAttribute("r",12.5);t.setAttribute("dy",4);t.textContent=i.pins.length;g.append(c,t);put(g,i.x,i.y);
        for(const [name,value] of [["class","m-group"],["role","button"],["tabindex",0],
          ["aria-label",words[root.lang][2].replace("#",i.pins.length)]])g.setAttribute(name,value);
        g.addEventListener("click",()=>reveal(i.pins[0].id,true));
        return g;}));
      for(const [e,x,y] of users)put(e,x,y);
      const written=[];
      for(const [e,x,y,t] of labels){
        put(e,x,y);if(!t)continue;
        // Estimates the width of the name and its left edge, in pixels.
        const size=t.textContent.length*7,from=t.matches(".m-way")?-size/2:t.matches("[text-anchor=end]")?-size-7:7,a=x*k+from,b=y*k;
        const isFree=!written.some(o=>o[0]<a+size&&o[1]>a&&Math.abs(o[2]-b)<14)
          &&!items.some(i=>i.x*k>a-12&&i.x*k<a+size+12&&Math.abs(i.y*k-b)<18);
        t.style.display=isFree?"":"none";if(isFree)written.push([a,a+size,b]);}
      let meters=1;for(let p=1;p<=1e6;p*=10)for(const s of [p,2*p,5*p])if(s<=map.dataset.m/k*w/4)meters=s;
      one(".m-bar path").setAttribute("d",`M0 -6V0H${meters/map.dataset.m*k}V-6`);
      one(".m-bar text").textContent=meters<1000?`${meters} m`:`${meters/1000} km`;
      if(held?.item&&held.item.e!==document.activeElement)held.item.e.focus({preventScroll:true});}
    function look(){
      const {w,h,k,left,above}=view;
      map.setAttribute("viewBox",`${left} ${above} ${w/k} ${h/k}`);
      put(one(".m-bar"),left+14/k,above+(h-14)/k);put(one(".m-north"),left+(w-22)/k,above+34/k);
      map.style.touchAction=isWhole(view)?"pan-x pan-y":"none";}
    function go(next){const was=view.k;view=next;if(view.k!==was)lay();look();}
    function reveal(id,hasFocus){
      const p=pins.get(id);if(!p?.item)return;
      while(p.item.pins.length>1&&view.k<most)go(centered(view,p.x,p.y,2*view.k));
      show(p.item);if(hasFocus)p.item.e.focus({preventScroll:true});}
    function show(i){
      const {w,h,k,left,above}=view,x=(i.x-left)*k,y=(i.y-above)*k;
      if(x<12||y<12||x>w-12||y>h-12)go(centered(view,i.x,i.y));}
    new ResizeObserver(()=>{const b=map.getBoundingClientRect();view=resized(view,b.width,b.height);lay();look();}).observe(map);
    const fingers=new Map();let isMoved=false;
    const within=(x,y)=>{const b=map.getBoundingClientRect();return [x-b.left,y-b.top];};
    map.addEventListener("pointerdown",e=>{if(e.button)return;if(!fingers.size)isMoved=false;fingers.set(e.pointerId,[e.clientX,e.clientY]);});
    map.addEventListener("pointermove",e=>{
      const was=fingers.get(e.pointerId),now=[e.clientX,e.clientY];if(!was)return;
      const gap=p=>Math.hypot(p[0]-now[0],p[1]-now[1]);
      if(!isMoved){if(gap(was)<5)return;isMoved=true;}
      for(const id of fingers.keys())if(!map.hasPointerCapture(id))map.setPointerCapture(id);
      const other=[...fingers].find(([id])=>id!==e.pointerId)?.[1],part=other?2:1;
      fingers.set(e.pointerId,now);go(moved(view,(was[0]-now[0])/part,(was[1]-now[1])/part));
      if(other&&gap(other)>1)go(zoomed(view,gap(other)/Math.max(1,Math.hypot(was[0]-other[0],was[1]-other[1])),
        ...within((now[0]+other[0])/2,(now[1]+other[1])/2)));});
    for(const end of ["pointerup","pointercancel"])document.addEventListener(end,e=>fingers.delete(e.pointerId));
    // The end of a drag must not count as a click. A click from the keyboard has a detail of 0.
    map.addEventListener("click",e=>{if(isMoved&&e.detail){e.preventDefault();e.stopPropagation();}},true);
    map.addEventListener("dragstart",e=>e.preventDefault());
    map.addEventListener("wheel",e=>{if(e.ctrlKey||e.metaKey){e.preventDefault();go(zoomed(view,Math.exp(-e.deltaY/150),...within(e.clientX,e.clientY)));}},
      {passive:false});
    map.addEventListener("dblclick",e=>{if(!e.target.closest(".m-pin,.m-group"))go(zoomed(view,2,...within(e.clientX,e.clientY)));});
    for(const b of all("[data-zoom]"))b.addEventListener("click",()=>go(zoomed(view,b.dataset.zoom)));
    frame.addEventListener("keydown",e=>{
      const way={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],by={"+":2,"=":2,"-":.5,"0":0}[e.key];
      if(e.ctrlKey||e.altKey||e.metaKey)return;
      if((e.key==="Enter"||e.key===" ")&&e.target.matches(".m-group"))e.target.dispatchEvent(new MouseEvent("click"));
      else if(way)go(moved(view,80*way[0],80*way[1]));
      else if(by!==undefined)go(zoomed(view,by));
      else return;
      e.preventDefault();});
    frame.addEventListener("focusin",e=>{const i=items.find(i=>i.e===e.target);if(i)show(i);});
    document.addEventListener("toggle",e=>{const row=e.target.closest("li[id]");if(row&&e.target.open)reveal(row.id);},true);

    """#
}
