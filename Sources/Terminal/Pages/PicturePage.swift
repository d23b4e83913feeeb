package import Course
package import Feedback
package import LayoutEngine

/// Layouts as drawings, or with `--plain` as lines of text.
struct PicturePage {
  package let session: Session

  /// Adds pictures, each below its title.
  ///
  /// Where rows are few, it is the first of them, or two that are to be compared.
  ///
  /// - Returns: How many pictures were left out.
  @discardableResult
  package func add(
    _ all: [Picture], _ subject: Pictures.Subject, rows: Int? = nil, to page: inout Page
  ) -> Int {
    let settings = session.surroundings.settings
    if let rows, !settings.isPlain, subject.isComparison || subject == .goal {
      let windows = all.map {
        PictureRow.Window(title: StyledText($0.title, .quiet), picture: $0)
      }
      let row = PictureRow(windows: windows, legend: session.legend, signs: settings.signs)
      if let lines = row.beside(columns: page.columns - 4, rows: rows) {
        page.gap()
        page.add(lines.map { StyledText("    ") + $0 })
        return max(0, all.count - 2)
      }
    }
    let most = subject.isComparison ? all.count : 1
    let count = rows.map { max(1, min(most, ($0 + 1) / 6)) } ?? all.count
    for picture in all.prefix(count) {
      page.gap()
      page.paragraph(StyledText(picture.title, .quiet))
      page.add(
        picture, session, isOutsideSaid: true, comparing: subject.comparedAxis,
        rows: rows.map { ($0 + 1) / count - 2 })
    }
    return all.count - count
  }

  /// The rows of one picture in the usual size, or of those that are to be compared.
  func usualRows(of pictures: [Picture], _ subject: Pictures.Subject, columns: Int) -> Int {
    var page = Page(columns: columns)
    let shown = pictures.prefix(subject.isComparison ? pictures.count : 1)
    for picture in shown { page.add(picture, session) }
    return page.lines.count + 2 * shown.count
  }

  /// The window of a case, as a title: `Window 320 by 80`.
  package func title(of layoutCase: LayoutCase) -> String {
    session.course.strings.text(layoutCase.title)
  }
}

extension Pictures.Subject {
  /// Whether one of the pictures says nothing without the others.
  fileprivate var isComparison: Bool {
    switch self {
    case .witnesses, .named: true
    case .goal, .wantedAndGot, .found: false
    }
  }

  /// The axis along which a wanted layout and an answer's are told in words.
  fileprivate var comparedAxis: Axis? {
    if case .wantedAndGot(let axis) = self { axis } else { nil }
  }
}

extension Page {
  /// Adds a drawing, or with `--plain` its facts as lines of text.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - session: The settings and the words.
  ///   - isOutsideSaid: Whether the text says which edges are outside of the window.
  ///   - axis: The axis along which the text compares two layouts.
  ///   - indent: The spaces before each line.
  ///   - rows: The most lines; `nil` for as many as a drawing of the usual size needs.
  ///   - pointsPerColumn: The scale; `nil` for what fits.
  package mutating func add(
    _ picture: Picture, _ session: Session, isOutsideSaid: Bool = false,
    comparing axis: Axis? = nil, indent: Int = 4, rows: Int? = nil, pointsPerColumn: Double? = nil
  ) {
    let settings = session.surroundings.settings
    guard !settings.isPlain else {
      let lines = session.plainLines(of: picture, isOutsideSaid: isOutsideSaid, comparing: axis)
      for line in lines.prefix(rows ?? .max) { verbatim(line, indent: indent) }
      return
    }
    let drawing = LayoutDrawing(
      picture, signs: settings.signs,
      legend: picture.names.map { ($0.wanted, $0.yours) }
        ?? (session.legend.wanted, session.legend.yours),
      outside: session.legend.outside,
      displayWidth: { $0.widthInColumns })
    let space = StyledText(String(repeating: " ", count: indent))
    let lines = drawing.lines(
      columns: columns - indent, rows: rows, pointsPerColumn: pointsPerColumn)
    add(lines.map { space + StyledText($0) })
  }
}

extension TerminalSettings {
  /// Which characters drawings use.
  package var signs: LayoutDrawing.Signs { usesASCII ? .ascii : .unicode }
}

extension Session {
  /// The words of a drawing's legend.
  package var legend: (wanted: String, yours: String, outside: String) {
    (
      text(.says("command.legend.wanted")), text(.says("command.legend.yours")),
      text(CommandSentence.outside)
    )
  }

  /// The facts of a drawing as lines of text.
  package func plainLines(
    of picture: Picture, isOutsideSaid: Bool = false, comparing axis: Axis? = nil
  ) -> [String] {
    guard !picture.wanted.isEmpty, !picture.yours.isEmpty else {
      return PlainDrawing.lines(
        picture.yours.isEmpty ? picture.wanted : picture.yours, axis: picture.axis,
        outside: isOutsideSaid ? (picture.window, text(CommandSentence.outside)) : nil)
    }
    let words =
      picture.names
      ?? .init(wanted: text(.says("command.wanted")), yours: text(.says("command.got")))
    let axis = axis ?? picture.axis ?? picture.fault?.axis ?? .horizontal
    return PlainDrawing.lines(
      wanted: picture.wanted, got: picture.yours, axis: axis,
      words: (wanted: words.wanted, got: words.yours))
  }
}

extension StyledText {
  /// A line of a drawing, with a meaning for each of its roles.
  package init(_ line: [LayoutDrawing.Run]) {
    self = line.map { run in
      let meaning: Meaning =
        switch run.role {
        case .window, .guide, .wanted: .quiet
        case .yours: .code
        case .name: .strong
        case .number, .look: .plain
        case .fault: .bad
        }
      return StyledText(run.text, meaning)
    }.joined()
  }
}
