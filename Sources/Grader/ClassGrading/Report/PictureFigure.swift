import Course
import Feedback
import LayoutEngine

/// A window with its views as SVG, and the same in words below it.
struct PictureFigure {
  let words: ReportWords

  /// Smaller differences don't count, in points.
  private static let same = 0.01

  func add(_ picture: AnswerPicture, to page: inout HTMLText) {
    page.raw("<figure>\n")
    var drawn = LayoutPicture(picture)
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

  private func addWords(_ view: AnswerPicture.View, to page: inout HTMLText) {
    func add(_ frame: AnswerPicture.Frame, _ state: Sentence) {
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

  private func isSame(_ a: AnswerPicture.Frame, _ b: AnswerPicture.Frame) -> Bool {
    abs(a.x - b.x) < Self.same && abs(a.y - b.y) < Self.same
      && abs(a.width - b.width) < Self.same && abs(a.height - b.height) < Self.same
  }
}

extension LayoutPicture {
  fileprivate init(_ picture: AnswerPicture) {
    func frames(_ frame: (AnswerPicture.View) -> AnswerPicture.Frame?) -> [NamedFrame] {
      picture.views.compactMap { view in
        frame(view).map {
          NamedFrame(view.name, Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
        }
      }
    }
    self.init(
      window: Size(width: picture.width, height: picture.height), wanted: frames(\.wanted),
      yours: frames(\.got))
  }
}
