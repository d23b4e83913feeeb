import Course
import Feedback
import LayoutEngine

/// Layouts as drawings, or with `--plain` as lines of text.
struct PicturePage {
  let session: Session

  /// Adds a picture, with a line above each layout that says which window it is.
  func add(_ picture: Picture, to page: inout Page) {
    switch picture.subject {
    case .goal, .found:
      for layout in picture.layouts {
        page.gap()
        page.paragraph(
          StyledText(session.text(goal(layout)), .quiet))
        addBoxes(layout, to: &page)
      }
    case .wantedAndGot(let axis):
      for index in stride(from: 0, to: picture.layouts.count - 1, by: 2) {
        page.gap()
        addBars(picture.layouts[index], picture.layouts[index + 1], axis: axis, to: &page)
      }
    case .witnesses, .named:
      for (layout, title) in zip(picture.layouts, picture.titles) {
        page.gap()
        page.paragraph(StyledText(session.course.strings.text(title), .quiet))
        addBoxes(layout, to: &page)
      }
    }
  }

  /// Adds a picture in no more than so many rows, its first layout if the others don't fit.
  func add(_ picture: Picture, rows: Int?, to page: inout Page) {
    var whole = Page(columns: page.columns)
    add(picture, to: &whole)
    if let rows, whole.lines.count > rows {
      page.add(Array(whole.lines.prefix(rows)))
    } else {
      page.add(whole.lines)
    }
  }

  private func goal(_ layout: Picture.Layout) -> Sentence {
    let (width, height) = (layout.layoutCase.window.width, layout.layoutCase.window.height)
    return switch (layout.layoutCase.direction, layout.layoutCase.setting.name) {
    case (.leftToRight, nil):
      .says("command.goal.window", ["width": .points(width), "height": .points(height)])
    case (.leftToRight, let name?):
      .says(
        "command.goal.window.with",
        ["width": .points(width), "height": .points(height), "name": .text(name)])
    case (.rightToLeft, nil):
      .says(
        "command.goal.window.rightToLeft", ["width": .points(width), "height": .points(height)])
    case (.rightToLeft, let name?):
      .says(
        "command.goal.window.rightToLeft.with",
        ["width": .points(width), "height": .points(height), "name": .text(name)])
    }
  }

  /// The window of a case, as a title: `Window 320 by 80`.
  func title(of layoutCase: LayoutCase) -> String {
    session.course.strings.text(layoutCase.title)
  }

  private func addBoxes(_ layout: Picture.Layout, to page: inout Page) {
    let lines =
      session.surroundings.settings.isPlain
      ? PlainDrawing.lines(
        layout.views, outside: (layout.layoutCase.window, session.text(CommandSentence.outside)))
      : BoxDrawing(
        layout.views, window: layout.layoutCase.window,
        displayWidth: { $0.widthInColumns }
      ).lines(width: page.columns - 4)
    for line in lines { page.verbatim(line, indent: 4) }
  }

  private func addBars(
    _ wanted: Picture.Layout, _ got: Picture.Layout, axis: Axis, to page: inout Page
  ) {
    page.paragraph(StyledText(title(of: wanted.layoutCase), .quiet))
    let words = (
      wanted: session.text(.says("command.wanted")), got: session.text(.says("command.got"))
    )
    let lines =
      session.surroundings.settings.isPlain
      ? PlainDrawing.lines(wanted: wanted.views, got: got.views, axis: axis, words: words)
      : BarDrawing(
        wanted: wanted.views, got: got.views, window: wanted.layoutCase.window, axis: axis,
        words: words, displayWidth: { $0.widthInColumns }
      ).lines(width: page.columns - 4)
    for line in lines { page.verbatim(line, indent: 2) }
  }
}
