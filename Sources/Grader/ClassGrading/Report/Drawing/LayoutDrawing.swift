import Course

/// A window with its views as SVG, and the same in words below it.
///
/// The wanted layout has dashed lines, and the answer's layout has solid lines with a tint. So they
/// can be told apart without colours.
struct LayoutDrawing {
  let words: ReportWords

  /// The widest and highest that a drawing is, in CSS pixels.
  private static let most = (width: 420.0, height: 320.0)
  /// Smaller differences don't count, in points.
  private static let same = 0.01

  func add(_ picture: AnswerPicture, to page: inout HTMLText) {
    page.raw("<figure>\n")
    addBoxes(picture, to: &page)
    page.raw("<figcaption><p dir=\"auto\">")
    page.add(picture.title)
    page.raw("</p><ul>\n")
    for view in picture.views { addWords(view, to: &page) }
    page.raw("</ul></figcaption>\n</figure>\n")
  }

  /// What the dashes and the tint mean.
  func addLegend(to page: inout HTMLText) {
    page.raw("<p class=\"legend\"><span class=\"key wanted\">")
    page.add(words.text(.says("report.picture.wanted")))
    page.raw("</span> <span class=\"key got\">")
    page.add(words.text(.says("report.picture.got")))
    page.raw("</span></p>\n")
  }

  private func addBoxes(_ picture: AnswerPicture, to page: inout HTMLText) {
    let window = AnswerPicture.Frame(
      x: 0, y: 0, width: max(1, picture.width), height: max(1, picture.height))
    let shown = DrawnExtent(picture, window: window).frame
    let scale = min(1, Self.most.width / shown.width, Self.most.height / shown.height)
    page.raw("<svg aria-hidden=\"true\" width=\"")
    page.raw(pointsText(shown.width * scale))
    page.raw("\" height=\"")
    page.raw(pointsText(shown.height * scale))
    page.raw("\" viewBox=\"")
    page.raw(pointsText(shown.x))
    for number in [shown.y, shown.width, shown.height] { page.raw(" " + pointsText(number)) }
    page.raw("\">\n")
    addBox(window, "window", to: &page)
    for view in picture.views {
      if let got = view.got { addBox(got, "got", to: &page) }
      if let wanted = view.wanted { addBox(wanted, "wanted", to: &page) }
    }
    for view in picture.views { addName(of: view, scale, to: &page) }
    page.raw("</svg>\n")
  }

  private func addBox(_ frame: AnswerPicture.Frame, _ kind: String, to page: inout HTMLText) {
    page.raw("<rect class=\"\(kind)\" x=\"")
    page.raw(pointsText(frame.x))
    page.raw("\" y=\"")
    page.raw(pointsText(frame.y))
    page.raw("\" width=\"")
    page.raw(pointsText(max(0, frame.width)))
    page.raw("\" height=\"")
    page.raw(pointsText(max(0, frame.height)))
    page.raw("\"/>\n")
  }

  private func addName(of view: AnswerPicture.View, _ scale: Double, to page: inout HTMLText) {
    guard let frame = view.got ?? view.wanted else { return }
    let size = Self.letters / max(scale, Self.smallestScale)
    page.raw("<text x=\"")
    page.raw(pointsText(frame.x + frame.width / 2))
    page.raw("\" y=\"")
    page.raw(pointsText(frame.y + frame.height / 2))
    page.raw("\" font-size=\"\(pointsText(size))\">")
    page.add(view.name)
    page.raw("</text>\n")
  }

  /// The height of letters, in CSS pixels.
  private static let letters = 11.0
  /// Below this, letters would be larger than the window.
  private static let smallestScale = 0.05

  private func addWords(_ view: AnswerPicture.View, to page: inout HTMLText) {
    let name = Sentence.Value.name(view.name)
    func add(_ sentence: Sentence) {
      page.raw("<li dir=\"auto\">")
      words.add(sentence, to: &page)
      page.raw("</li>\n")
    }
    if let wanted = view.wanted, let got = view.got, isSame(wanted, got) {
      return add(
        .says(
          "report.picture.right.frame",
          [
            "name": name, "x": .points(got.x), "y": .points(got.y), "width": .points(got.width),
            "height": .points(got.height),
          ]))
    }
    if let wanted = view.wanted {
      add(
        .says(
          "report.picture.wanted.frame",
          [
            "name": name, "x": .points(wanted.x), "y": .points(wanted.y),
            "width": .points(wanted.width), "height": .points(wanted.height),
          ]))
    }
    if let got = view.got {
      add(
        .says(
          "report.picture.got.frame",
          [
            "name": name, "x": .points(got.x), "y": .points(got.y), "width": .points(got.width),
            "height": .points(got.height),
          ]))
    }
  }

  private func isSame(_ a: AnswerPicture.Frame, _ b: AnswerPicture.Frame) -> Bool {
    abs(a.x - b.x) < Self.same && abs(a.y - b.y) < Self.same
      && abs(a.width - b.width) < Self.same && abs(a.height - b.height) < Self.same
  }
}
