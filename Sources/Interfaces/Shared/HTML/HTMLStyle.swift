/// The style sheet of the kit's HTML pages, for light and dark color schemes and for printing.
enum HTMLStyle {
  /// The color variables for the light and the dark color scheme.
  static let palette = """
    :root{color-scheme:light dark;--paper:#fff;--text:#1d1b16;--quiet:#5c5a54;--line:#d9d5cb;--focus:#0b57d0}
    @media (prefers-color-scheme:dark){
    :root{--paper:#16191d;--text:#e9eaec;--quiet:#aab0b8;--line:#343a43;--focus:#8ab4f8}}
    """

  /// The style rules for pages that are read and printed.
  static let paper = """
    body:has(#es:checked) .en,body:has(#en:checked) .es{display:none}
    *{box-sizing:border-box}
    body{margin:0;font:16px/1.45 system-ui,sans-serif;background:var(--paper);color:var(--text)}
    main{max-width:44rem;margin:0 auto;padding:.5rem 1rem 2rem}
    h1{font-size:1.6rem;margin:.6rem 0;overflow-wrap:anywhere}
    h2{font-size:1.15rem;margin:1.6rem 0 .4rem;padding-bottom:.2rem;border-bottom:1px solid var(--line)}
    p{margin:.3rem 0;overflow-wrap:anywhere}
    .quiet,small{color:var(--quiet)}
    .languages{border:0;margin:0;padding:.5rem 1rem;display:flex;gap:1rem;justify-content:flex-end}
    .languages legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .languages label{min-height:24px}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}
    ul{list-style:none;margin:0;padding:0}
    li{display:grid;grid-template-columns:1fr auto;gap:0 1.5rem;padding:.35rem 0;break-inside:avoid}
    li small{grid-column:1}
    .name{font-weight:600;overflow-wrap:anywhere}
    .price,td.number,th.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
    table{width:100%;border-collapse:collapse;margin:1rem 0}
    th,td{padding:.4rem .5rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
    td{overflow-wrap:anywhere}
    th{font-weight:600}
    th:first-child,td:first-child{padding-left:0}
    th:last-child,td:last-child{padding-right:0}
    th.number{width:1%}
    tfoot th,tfoot td{border-bottom:0;font-weight:700}
    td small{display:block}
    @media (max-width:30rem){
    table{font-size:.9rem}
    th,td{padding:.4rem .3rem}
    }
    @media print{
    :root{color-scheme:light;--paper:#fff;--text:#000;--quiet:#333;--line:#999}
    body{font-size:11pt}
    main{max-width:none;padding:0}
    .languages{display:none}
    h2{break-after:avoid}
    tr{break-inside:avoid}
    }

    """
}
