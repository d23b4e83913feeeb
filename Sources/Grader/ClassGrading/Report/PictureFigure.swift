import Course
import Feedback
import LayoutEngine

/// A window with its views as SVG, and the same in words below it.
struct PictureFigure {
  let words: ReportWords

  /// Smaller differences don't count, in points.
  private static let same = 0.01

  func add(_ picture: Picture, to page: inout HTMLText) {
    page.raw("<figure>\n")
    var drawn = picture
    drawn.fault = drawn.firstFault
    page.raw(LayoutSVG(drawn).text(title: nil))
    page.raw("<figcaption><p dir=\"auto\">")
    page.add(picture.title)
    page.raw("</p>")
    page.fold(words.text(.says("report.picture.numbers")))
    page.raw("<ul>\n")
    for view in picture.views { addWords(view, to: &page) }
    page.raw("</ul></details></figcaption>\n</figure>\n")
  }

  /// What the dashes and the tint mean.
  func addLegend(to page: inout HTMLText) {
    page.raw("<p class=\"legend\"><span class=\"key wanted\">")
    page.add(words.text(.says("report.picture.wanted")))
    page.raw("</span> <span class=\"key got\">")
    page.add(words.text(.says("report.picture.got")))
    page.raw("</span></p>\n")
  }

  private func addWords(_ view: Picture.View, to page: inout HTMLText) {
    func add(_ frame: Picture.Frame, _ state: Sentence) {
      page.raw("<li dir=\"auto\">")
      words.add(
        .says(
          "report.picture.frame",
          [
            "name": .name(view.name), "state": .sentence(state), "x": .points(frame.x),
            "y": .points(frame.y), "width": .points(frame.width), "height": .points(frame.height),
          ]),
        to: &page)
      page.raw("</li>\n")
    }
    if let wanted = view.wanted, let got = view.got, isSame(wanted, got) {
      return add(got, .says("report.picture.asWanted"))
    }
    if let wanted = view.wanted { add(wanted, .says("report.picture.isWanted")) }
    if let got = view.got { add(got, .says("report.picture.isGot")) }
  }

  private func isSame(_ a: Picture.Frame, _ b: Picture.Frame) -> Bool {
    abs(a.x - b.x) < Self.same && abs(a.y - b.y) < Self.same
      && abs(a.width - b.width) < Self.same && abs(a.height - b.height) < Self.same
  }
}
