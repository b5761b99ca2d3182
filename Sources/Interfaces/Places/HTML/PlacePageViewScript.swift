/// The part of the map script that calculates the scale and the visible part of the drawing.
///
/// The calculation doesn't depend on the page, so the browser test can call it with any sizes and movements. The values of a view are
/// always finite, and a view stays inside the drawing. If the view is larger than the drawing, the drawing is centered. The script never
/// relies on two lengths being equal, because rounding can make either one larger.
enum PlacePageViewScript {
  static let text = #"""
    // Returns a view of w by h pixels on a drawing of W by H units, at k pixels per unit. The point (x,y) is at the pixel (right,down),
    // as far as the edges allow. At the least scale, the whole drawing is visible. A scale out of range becomes the nearest valid scale,
    // and NaN becomes the least scale.
    function viewAt({W,H,most},w,h,scale,x,y,right,down){
      const least=Math.min(w/W,h/H),k=Math.max(least,Math.min(scale,most)||0);
      const edge=(from,room)=>room>0?Math.max(0,Math.min(from,room))||0:room/2;
      return {W,H,most,w,h,least,k,left:edge(x-right/k,W-w/k),above:edge(y-down/k,H-h/k)};}
    const isWhole=v=>v.k===v.least;
    // A factor of 0 shows the whole drawing.
    const zoomed=(v,by,right=v.w/2,down=v.h/2)=>viewAt(v,v.w,v.h,by*v.k,v.left+right/v.k,v.above+down/v.k,right,down);
    const moved=(v,right,down)=>viewAt(v,v.w,v.h,v.k,v.left,v.above,-right,-down);
    const centered=(v,x,y,scale=v.k)=>viewAt(v,v.w,v.h,scale,x,y,v.w/2,v.h/2);
    // Keeps the center of the view, or the whole drawing if it was visible. A hidden map has no size, so its view doesn't change.
    const resized=(v,w,h)=>w>=1&&h>=1&&w+h<1e6
      ?viewAt(v,w,h,isWhole(v)?0:v.k,v.left+v.w/2/v.k,v.above+v.h/2/v.k,w/2,h/2):v;

    """#
}
