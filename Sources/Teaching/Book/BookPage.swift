import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

/// What the pages of a book have in common: the names of its files, the head, drawings and their controls.
struct BookPage {
  static let (indexFile, styleFile, scriptFile) = ("index.html", "page.css", "page.js")
  static let (moduleFile, courseFile) = ("module.js", "course.js")

  static let reviewFile = "review.html"

  let session: Session
  let options: BookOptions

  static func file(of lesson: LessonHeader) -> String { "\(lesson.folder).html" }
  static func file(ofSheet chapter: BookChapter) -> String { "sheet-\(chapter.number).html" }
  static func file(of exercise: Exercise) -> String { "exercise-\(exercise.id).html" }

  func text(_ sentence: Sentence) -> String { session.text(sentence) }

  /// A page with what stands above its heading and below it.
  func page(
    _ kind: String, title: String, above: [Document.Inline] = [], _ fill: (inout HTMLText) -> Void
  ) -> String {
    // The script begins while the larger files are read, and the index needs none of those.
    var scripts = options.grades ? [Self.scriptFile] : []
    if options.grades, kind != "index" { scripts += [Self.moduleFile, Self.courseFile] }
    let course = session.course.title
    var page = HTMLPage(
      language: session.course.strings.language,
      title: title == course ? title : "\(title) · \(course)", heading: [.text(title)], kind: kind,
      style: .linked(Self.styleFile, scripts: scripts), foot: [.text(course)])
    if !above.isEmpty {
      page.above = [
        .paragraph([.link([.text(course)], target: Self.indexFile), .text(" › ")] + above)
      ]
    }
    var html = HTMLText()
    html.open(page)
    fill(&html)
    html.close(page)
    return html.html
  }

  /// The lesson's number and title.
  func name(of lesson: LessonHeader) -> String {
    "\(session.number(of: lesson)) · \(lesson.title)"
  }

  func title(ofSheet chapter: BookChapter) -> String {
    text(.says("book.sheet", ["chapter": chapter.title]))
  }

  /// A link to what a chapter teaches, on one page.
  func sheet(_ chapter: BookChapter) -> Document.Block {
    let words = Document.Inline.text(title(ofSheet: chapter))
    return .styled("sheet", .paragraph([.link([words], target: Self.file(ofSheet: chapter))]))
  }

  /// A link to the page that comes next.
  func next(_ title: String, _ file: String) -> Document.Block {
    let words = text(.says("book.next", ["title": title]))
    return .styled("next", .paragraph([.link([.text(words)], target: file)]))
  }

  /// What the script says if something goes wrong, as attributes.
  var troubles: String {
    let words = [
      ("stopped", Sentence.says("book.stopped")), ("failed", .says("book.failed")),
      ("unkept", .says("book.unkept")),
    ]
    return words.map { " data-\($0)=\"\(Markup.attribute(text($1)))\"" }.joined()
  }

  /// Enter presses it, too.
  var checkButton: String { button("check", .says("book.check")) }

  func button(_ kind: String, _ sentence: Sentence) -> String {
    "<button type=\"\(kind == "check" ? "submit" : "button")\" class=\"\(kind)\">"
      + "\(Markup.content(text(sentence)))</button>\n"
  }

  // MARK: Drawings

  /// A window that a page draws, and that the reader can make wider.
  struct Window {
    let title: String
    let picture: Picture
    /// The attributes by which the script asks for it at another width.
    let data: [(name: String, value: String)]
  }

  /// The room that a window's edge has to move in, in points.
  private static let room = 80.0

  /// The widest that windows beside each other can become.
  static func widest(of windows: [Size]) -> Double {
    (windows.map(\.width).max() ?? 0) + room
  }

  func add(_ window: Window, widest: Double, to html: inout HTMLText) {
    let data = window.data.map { " data-\($0.name)=\"\(Markup.attribute($0.value))\"" }.joined()
    html.add(markup: "<figure class=\"window\" data-widest=\"\(pointsText(widest))\"\(data)>\n")
    let title = Markup.content(window.title)
    html.add(
      markup: "<figcaption><span class=\"title\">\(title)</span> <span class=\"mark\"></span> "
        + "<span class=\"remark\"></span></figcaption>\n<div class=\"drawing\">\n")
    let views = window.picture.yours.isEmpty ? window.picture.wanted : window.picture.yours
    html.add(
      markup: LayoutSVG(window.picture, widest: widest).text(
        title: window.title, facts: PlainDrawing.lines(views, axis: window.picture.axis)))
    html.add(markup: "</div>\n")
    if options.grades { addControls(of: window.picture, widest: widest, to: &html) }
    html.add(markup: "</figure>\n")
  }

  private func addControls(of picture: Picture, widest: Double, to html: inout HTMLText) {
    let width = picture.window.width
    let least = max(AnswerWindows.widths.lowerBound, (width / 2 / 8).rounded() * 8)
    let (label, turn) = (text(.says("book.width")), text(.says("book.turn")))
    let isTurned = picture.direction == .rightToLeft
    html.add(
      markup: "<div class=\"controls\" hidden=\"hidden\"><input type=\"range\" "
        + "aria-label=\"\(Markup.attribute(label))\" min=\"\(pointsText(least))\" "
        + "max=\"\(pointsText(widest))\" step=\"\(pointsText(AnswerWindows.step))\" "
        + "value=\"\(pointsText(width))\"/><button type=\"button\" class=\"turn\" "
        + "aria-pressed=\"\(isTurned)\">\(Markup.content(turn))</button></div>\n")
  }
}
