import Entities
@testable import Gateways
import TestGroups
import Testing

@Suite struct `HTML becomes text` {
  @Test(arguments: [
    ("Sal y pimienta", "Sal y pimienta"), ("", ""), ("  a \n b\t", "a b"),
    ("<b>192 calorías</b>, más", "192 calorías, más"),
    ("a<br>b<br/>c<BR />d", "a b c d"), ("<p>Uno.</p><p>Dos.</p>", "Uno. Dos."), ("la<b>s</b> migas", "las migas"),
    ("<a href='https://example.org/?a=1&b=2'>ahí</a>", "ahí"), ("<a title=\"3 > 2\">cosa</a>", "cosa"),
    ("antes<script>if (a < b) { x = '</p>' }</script>después", "antesdespués"), ("<style>p{}</style>x", "x"),
    ("<SCRIPT src=x></SCRIPT >y", "y"), ("a<!-- <b>nada</b> -->b", "ab"), ("<!DOCTYPE html><html><body>x", "x"),
    ("<ul><li>uno</li><li>dos</li></ul>", "uno dos"), ("<td>a</td><td>b</td>", "a b"),
    ("1<sup>1/2</sup> tazas", "1 1/2 tazas"), ("1<sup>1</sup>/<sub>2</sub>", "1 1/2"), ("1 <sup>1</sup>/2", "1 1/2"),
    ("<sup>1</sup>/<sub>2</sub>", "1/2"), ("CO<sub>2</sub>", "CO2"), ("180<sup>o</sup>C", "180oC"),
    ("m<sup>2</sup>", "m2"),
    ("<o:p>x</o:p>", "x"), ("<my-note>x</my-note>", "x"), ("<svg><path d='M0'/></svg>x", "x"),
    ("sal <a gusto>", "sal <a gusto>"), ("aceite <u otro>, <b>dos</b>", "aceite <u otro>, dos"),
    ("<p>uno<p class=x>dos", "uno dos"), ("<a href=x>sal", "sal"), ("1<br>2 <b\n>3", "1 2 3"),
  ])
  func `HTML is converted to a single line of plain text`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("jalape&ntilde;o", "jalapeño"), ("&iquest;Qu&eacute;&#33;", "¿Qué!"),
    ("&#233;&#xe9;&#XE9;", "ééé"), ("&#39;n&#39;", "'n'"), ("&frac12; taza", "½ taza"), ("a&nbsp;&nbsp;b", "a b"),
    ("salt &amp pepper", "salt & pepper"), ("R&D", "R&D"), ("a & b", "a & b"), ("&nada; &;", "&nada; &;"), ("&", "&"),
    ("&#;&#x;&#xg;", "&#;&#x;&#xg;"), ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("4&#150;6 &#8217;", "4–6 ’"), ("&amp;lt;3", "<3"), ("&hellip;&deg;&euro;&rsquo;&mdash;", "…°€’—"),
    ("&#10;x&#9;y&#7;", "x y"),
  ])
  func `Named and numeric character references in HTML are decoded`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("menos de < 5 min", "menos de < 5 min"), ("a <b", "a <b"), ("<", "<"), ("</", "</"), ("<b", "<b"),
    ("a > b", "a > b"),
    ("<b>x</b", "x</b"), ("<a href=\"x>ahí", "ahí"), ("<p>x<p>y", "x y"), ("</p></p>x", "x"), ("<script>x", ""),
    ("sal <al gusto>", "sal <al gusto>"), ("sal &lt;al gusto&gt;", "sal <al gusto>"),
    ("<nata> o leche", "<nata> o leche"),
    ("salt <to taste>", "salt <to taste>"), ("<<b>x</b>>", "<x>"),
    ("<!-- x", "<!-- x"), ("<!-- x >y", ""), ("a<>b", "a<>b"), ("<3 recetas>", "<3 recetas>"), ("<b><i>x</b></i>", "x"),
  ])
  func `Malformed HTML is converted to the text that a browser would show`(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("<ol><li>Bate.</li><li>Hornea\n a 180 &deg;C.</li></ol>", ["Bate.", "Hornea a 180 °C."]),
    ("Bate.\nHornea.\r\n\r\nSirve.", ["Bate.", "Hornea.", "Sirve."]), ("Bate.<br><br>Hornea.", ["Bate.", "Hornea."]),
    ("<p>Bate\nbien.</p> <p> </p>", ["Bate bien."]), ("Bate.", ["Bate."]), ("", []), ("<p>&nbsp;</p>", []),
    ("<ol><li><span></span>Bate.</li></ol>Y ya.", ["Bate.", "Y ya."]),
    (
      "<table><tr><td>harina</td>\n<td>200 g</td></tr><tr><th>sal</th><td>2 g</td></tr></table>",
      ["harina 200 g", "sal 2 g"]
    ),
  ])
  func `HTML is split into the lines that a browser would show`(html: String, lines: [String]) {
    #expect(HTMLText.lines(html) == lines)
  }

  @Test(arguments: [
    ("Fish &amp;amp; Chips", ["Fish & Chips"]), ("&amp;amp;amp;", ["&amp;"]), ("&lt;b&gt;x&lt;/b&gt;", ["x"]),
    ("&lt;p&gt;Bate\nbien.&lt;/p&gt;&lt;p&gt;Hornea.&lt;/p&gt;", ["Bate bien.", "Hornea."]),
    ("<p>Bate.</p>&lt;p&gt;Hornea.&lt;/p&gt;", ["Bate.", "Hornea."]),
    ("<p>Bate &amp;\nhornea.</p>", ["Bate & hornea."]), ("Bate &lt; 5 min &amp; > 3", ["Bate < 5 min & > 3"]),
    ("Sal &amp;amp; agua.\nBate.", ["Sal & agua.", "Bate."]),
  ])
  func `HTML that was escaped twice is unescaped twice but not a third time`(html: String, lines: [String]) {
    #expect(HTMLText.lines(html) == lines)
    #expect(HTMLText.line(html) == lines.joined(separator: " "))
  }

  @Test(arguments: [
    (["1. Bate.", "2. Hornea."], ["Bate.", "Hornea."]), (["1) Bate.", "2) Hornea."], ["Bate.", "Hornea."]),
    (["1. Bate.", "Hornea."], ["1. Bate.", "Hornea."]), (["2. Bate."], ["2. Bate."]), ([], []),
    (["1 huevo", "2 huevos"], ["1 huevo", "2 huevos"]), (["1.5 litros"], ["1.5 litros"]),
  ])
  func `Numbers before recipe steps are removed if every step is numbered in order`(lines: [String], steps: [String]) {
    #expect(HTMLText.withoutNumbers(lines) == steps)
  }

  @Test(arguments: [
    (["Paso 1", "Bate.", "Paso 2:", "Hornea.", "Sirve."], ["Bate.", "Hornea.", "Sirve."]),
    (["Step 1: La masa", "Bate.", "Step 2", "Hornea."], ["Step 1: La masa", "Bate.", "Hornea."]),
    (["Paso 1", "Bate.", "Paso 3", "Hornea."], ["Paso 1", "Bate.", "Paso 3", "Hornea."]),
    (["Paso 1", "Bate.", "Paso 2"], ["Paso 1", "Bate.", "Paso 2"]), (["Bate.", "Horno 180"], ["Bate.", "Horno 180"]),
    (["Horno 180", "Bate."], ["Horno 180", "Bate."]), (["Gas 1", "Bate 2 claras."], ["Gas 1", "Bate 2 claras."]),
    ([], []),
  ])
  func `Lines with only a step number are removed from recipe steps if the numbers are in order`(
    lines: [String], steps: [String]
  ) {
    #expect(HTMLText.withoutCounts(lines) == steps)
  }

  @Test(arguments: [
    (["- sal", "- 2 ajos"], ["sal", "2 ajos"]), (["• sal", "• 2 ajos"], ["sal", "2 ajos"]), (["- sal"], ["- sal"]),
    (["- sal", "2 ajos"], ["- sal", "2 ajos"]), ([], []), (["-sal", "-ajos"], ["-sal", "-ajos"]),
  ])
  func `List bullets in HTML text are removed if every line has one`(lines: [String], items: [String]) {
    #expect(HTMLText.withoutMarks(lines) == items)
  }

  @Test(
    .group(.heavy),
    arguments: ["<a ", "<a href=\"", "<!--", "<script>", "&", "&#x", "<a b='>", "</", "<p>", "<!-->", "<x>"])
  func `Converting hostile HTML to text takes linear time`(piece: String) {
    let html = String(repeating: piece, count: 200_000)
    let line = HTMLText.line(html)
    #expect(TextRule.cleaned(line) == line)
  }
}
