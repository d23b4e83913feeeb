package import Course
import LayoutEngine

/// Documents as HTML that is well formed as XML, too, written by appending to one text.
///
/// A style of a document becomes a class. What is written in parts, such as a table with a row for
/// each of many learners, is opened and closed.
package struct HTMLText {
  package private(set) var html = ""

  package init(reserving bytes: Int = 0) { html.reserveCapacity(bytes) }

  package mutating func add(_ blocks: [Document.Block]) {
    for block in blocks { add(block) }
  }

  package mutating func add(_ block: Document.Block, style: String = "") {
    switch block {
    case .heading(let level, let words): element("h\(level)", style, words)
    case .paragraph(let words): element("p", style, isAuto: true, words)
    case .quote(let words): element("blockquote", style, isAuto: true, words)
    case .bullets(let items): list("ul", style, items)
    case .numbered(let items):
      let hasLetters = items.first?.marker.first?.isLetter ?? false
      list(hasLetters ? "ol type=\"a\"" : "ol", style, items.map { $0.text })
    case .listing(let listing): add(listing)
    case .picture(let picture, let caption):
      html += "<figure>\n"
      html += LayoutSVG(picture).text(title: nil)
      html += "<figcaption>"
      add(.paragraph(caption))
      if let names = picture.names {
        add(
          .paragraph([
            .styled("key wanted", [.text(names.wanted)]), .text(" "),
            .styled("key got", [.text(names.yours)]),
          ]))
      }
      html += "</figcaption>\n</figure>\n"
    case .fold(let summary, let blocks):
      html += "<details"
      attribute("class", style)
      html += ">"
      if case .paragraph(let words) = summary {
        element("summary", "", words)
      } else {
        html += "\n<summary>"
        add(summary)
        html += "</summary>\n"
      }
      add(blocks)
      html += "</details>\n"
    case .columns(let columns):
      open("div", "columns")
      for column in columns { add(.part(.init(.section, style: "panel"), column)) }
      html += "</div>\n"
    case .part(let part, let blocks):
      open(part)
      add(blocks)
      close(part)
    case .styled(let style, let block): add(block, style: style)
    case .grid(let grid): add(grid: grid)
    case .tiles(let tiles): add(tiles)
    case .bar(let shares): add(shares)
    }
  }

  /// Adds windows in one scale, each below its title; a window that is the widest one has the room, in
  /// CSS pixels.
  package mutating func add(windows: [Picture], widest: Double? = nil, room: Double? = nil) {
    let widest = widest ?? windows.map { $0.window.width }.max() ?? 0
    for window in windows {
      html += "<figure class=\"window\"><figcaption>\(Markup.content(window.title))</figcaption>\n"
      let views = window.yours.isEmpty ? window.wanted : window.yours
      html += LayoutSVG(window, widest: widest, room: room).text(
        title: window.title, facts: PlainDrawing.lines(views, axis: window.axis))
      html += "</figure>\n"
    }
  }

  private mutating func list(_ tag: String, _ style: String, _ items: [[Document.Inline]]) {
    open(tag, style)
    for item in items { element("li", "", isAuto: true, item) }
    html += "</\(tag.prefix(2))>\n"
  }

  private mutating func add(_ tiles: [Document.Tile]) {
    open("dl", "tiles")
    for tile in tiles {
      open("div", "tile \(tile.style)")
      element("dt", "", tile.name)
      element("dd", "", tile.value)
      html += "</div>\n"
    }
    html += "</dl>\n"
  }

  private mutating func add(_ shares: [Document.Share]) {
    html += "<div class=\"bar\" aria-hidden=\"true\">"
    for share in shares where share.count > 0 {
      html += "<span class=\"\(share.style)\" style=\"flex-grow:\(share.count)\"></span>"
    }
    html += "</div>\n"
  }
}

extension HTMLText {
  package mutating func open(_ part: Document.Part) { open(part.tag, part.style, id: part.id) }

  package mutating func close(_ part: Document.Part) { html += "</\(part.tag)>\n" }

  private mutating func open(_ tag: String, _ style: String, id: String = "") {
    html += "<\(tag)"
    attribute("class", style)
    attribute("id", id)
    html += ">\n"
  }

  /// Nothing for an empty value.
  private mutating func attribute(_ name: String, _ value: String) {
    guard !value.isEmpty else { return }
    html += " \(name)=\""
    Markup.add(value, inAttribute: true, to: &html)
    html += "\""
  }

  private mutating func element(
    _ tag: String, _ style: String, isAuto: Bool = false, _ words: [Document.Inline]
  ) {
    html += "<\(tag)"
    attribute("class", style)
    html += isAuto ? " dir=\"auto\">" : ">"
    add(words)
    html += "</\(tag)>\n"
  }
}

extension HTMLText {
  package mutating func add(_ words: [Document.Inline]) {
    for inline in words { add(inline) }
  }

  private mutating func add(_ inline: Document.Inline) {
    switch inline {
    case .text(let text): Markup.add(text, to: &html)
    case .code(let text):
      html += "<code><bdi>"
      Markup.add(text, to: &html)
      html += "</bdi></code>"
    case .strong(let words): span("strong", "", words)
    case .emphasis(let words): span("em", "", words)
    case .small(let words): span("small", "", words)
    case .styled(let style, let words): span("span", style, words)
    case .link(let words, let target):
      html += "<a"
      attribute("href", target)
      html += ">"
      add(words)
      html += "</a>"
    case .name(let name):
      html += "<bdi dir=\"auto\">"
      Markup.add(name, to: &html)
      html += "</bdi>"
    case .sign(let sign):
      html += "<span aria-hidden=\"true\">"
      Markup.add(sign, to: &html)
      html += "</span>"
    case .meter(let share, let name):
      html += "<meter value=\"\(pointsText(share))\""
      attribute("aria-label", name)
      html += "></meter>"
    case .lineBreak: html += "<br/>"
    }
  }

  private mutating func span(_ tag: String, _ style: String, _ words: [Document.Inline]) {
    html += "<\(tag)"
    attribute("class", style)
    html += " dir=\"auto\">"
    add(words)
    html += "</\(tag)>"
  }
}

extension HTMLText {
  private mutating func add(_ listing: Document.Listing) {
    if listing.isNumbered {
      html += "<pre class=\"lines\" dir=\"ltr\" style=\"counter-reset:line "
      html += "\(listing.firstLine - 1)\"><code>"
    } else {
      html += "<pre dir=\"ltr\"><code><bdi>"
    }
    for (place, line) in listing.lines.enumerated() {
      let mark = listing.mark.flatMap { $0.line == place ? $0 : nil }
      if listing.isNumbered {
        html += mark == nil ? "<span><bdi>" : "<span class=\"faulty\"><bdi>"
        add(line, mark)
        html += "\n</bdi></span>"
      } else {
        if place > 0 { html += "\n" }
        add(line, mark)
      }
    }
    html += listing.isNumbered ? "</code></pre>\n" : "</bdi></code></pre>\n"
  }

  /// The line, with a mark on the part that something is said about.
  private mutating func add(_ line: String, _ mark: Document.Listing.Mark?) {
    guard let mark else { return Markup.add(line, to: &html) }
    let start = line.index(
      line.startIndex, offsetBy: max(0, mark.column - 1), limitedBy: line.endIndex)
    let from = start ?? line.endIndex
    let to =
      line.index(from, offsetBy: max(0, mark.length), limitedBy: line.endIndex) ?? line.endIndex
    Markup.add(String(line[..<from]), to: &html)
    html += "<mark>"
    Markup.add(String(line[from..<to]), to: &html)
    html += "</mark>"
    Markup.add(String(line[to...]), to: &html)
  }
}

extension HTMLText {
  private mutating func add(grid: Document.Grid) {
    open(grid)
    html += "<tbody>\n"
    for row in grid.rows { add(row: row) }
    html += "</tbody>\n"
    close(grid)
  }

  /// Begins a table with its headings; without a label it doesn't scroll.
  package mutating func open(_ grid: Document.Grid) {
    if !grid.label.isEmpty {
      html += "<div class=\"scroll\" role=\"region\" tabindex=\"0\""
      attribute("aria-label", grid.label)
      html += ">\n"
    }
    open("table", grid.style)
    if !grid.caption.isEmpty { element("caption", "", grid.caption) }
    guard !grid.columns.isEmpty else { return }
    html += "<thead><tr>"
    for column in grid.columns {
      html += "<th scope=\"col\">"
      add(column)
      html += "</th>"
    }
    html += "</tr></thead>\n"
  }

  package mutating func close(_ grid: Document.Grid) {
    html += grid.label.isEmpty ? "</table>\n" : "</table>\n</div>\n"
  }

  /// Begins rows that belong together, under a heading of their own.
  package mutating func openRows(of grid: Document.Grid, under heading: [Document.Inline]) {
    html += "<tbody>\n<tr class=\"part\"><th scope=\"rowgroup\" colspan=\"\(grid.columns.count)\">"
    html += "<span>"
    add(heading)
    html += "</span></th></tr>\n"
  }

  package mutating func closeRows() { html += "</tbody>\n" }

  package mutating func add(row: [Document.Grid.Cell]) {
    html += "<tr>"
    for (place, cell) in row.enumerated() {
      html += place == 0 ? "<th scope=\"row\"" : "<td"
      attribute("class", cell.style)
      html += ">"
      add(cell.words)
      add(cell.blocks)
      html += place == 0 ? "</th>" : "</td>"
    }
    html += "</tr>\n"
  }
}

extension Document.Part {
  fileprivate var tag: String {
    switch kind {
    case .section: "section"
    case .group: "div"
    }
  }
}

/// The frame of a page: its head with the style sheet, and its foot.
package struct HTMLPage {
  package enum Style {
    /// In the page, which loads no other file.
    case written(String)
    /// In a file beside the page, with scripts in others, which run in their order.
    case linked(String, scripts: [String])
  }

  package let language: String
  /// As plain text; a title can't contain marks.
  package let title: String
  package let heading: [Document.Inline]
  /// The word by which the style sheet knows such a page.
  package let kind: String
  package let style: Style
  /// What stands above the heading; nothing on a page alone.
  package var above: [Document.Block] = []
  package let foot: [Document.Inline]

  package init(
    language: String, title: String, heading: [Document.Inline], kind: String, style: Style,
    foot: [Document.Inline]
  ) {
    self.language = language
    self.title = title
    self.heading = heading
    self.kind = kind
    self.style = style
    self.foot = foot
  }
}

extension HTMLText {
  package mutating func open(_ page: HTMLPage) {
    let language = Markup.attribute(page.language)
    html += "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"\(language)\""
    html += " xml:lang=\"\(language)\">\n\(Self.head)"
    switch page.style {
    case .written(let style):
      html += Self.policy("style-src 'unsafe-inline'")
      html += "<title>\(Markup.content(page.title))</title>\n"
      html += "<style>\n\(style)\(LayoutSVG.style)</style>\n"
    case .linked(let style, let scripts):
      html += Self.policy(
        scripts.isEmpty
          ? "style-src 'self'"
          : "style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:")
      html += "<title>\(Markup.content(page.title))</title>\n"
      html += "<link rel=\"stylesheet\" href=\"\(Markup.attribute(style))\"/>\n"
      for script in scripts {
        html += "<script defer=\"defer\" src=\"\(Markup.attribute(script))\"></script>\n"
      }
    }
    html += "</head>\n<body class=\"\(Markup.attribute(page.kind))\">\n"
    if !page.above.isEmpty {
      html += "<header>\n"
      add(page.above)
      html += "</header>\n"
    }
    html += "<main>\n"
    add(.heading(level: 1, page.heading))
  }

  package mutating func close(_ page: HTMLPage) {
    html += "</main>\n<footer>"
    add(.paragraph(page.foot))
    html += "</footer>\n</body>\n</html>\n"
  }

  private static let head = """
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="referrer" content="no-referrer"/>

    """

  private static func policy(_ allowed: String) -> String {
    "<meta http-equiv=\"Content-Security-Policy\"\n  content=\"default-src 'none'; \(allowed)\"/>\n"
  }

  /// Adds elements that are written already.
  package mutating func add(markup: String) { html += markup }
}
