import Course
import Feedback
import Grading
import LayoutEngine

extension PageCourse {
  /// A lesson's guess in a window that was moved, or what a choice brings out: the windows before and
  /// after the change, and the reply.
  ///
  /// The words are the letter or `-`, the window's size or `-`, and the same as of a figure.
  func guess(_ words: [String], of folder: String) throws(CourseError) -> JSONText? {
    guard words.count > 4, var trial = GuessTrial(try lesson(in: folder)) else { return nil }
    trial.choose(words[0])
    let (moved, scale) = (Size(words: words[1]), PageScale(words[4]))
    if let moved { trial.move(to: moved, words[2] == "rtl" ? .rightToLeft : .leftToRight) }
    var pictures = trial.pictures(in: strings)
    // The page has a window to move where there is one before the change.
    let place = trial.guess.start == nil ? nil : trial.windows.firstIndex { !$0.isBefore }
    let shown = place.map { pictures.remove(at: $0) }
    func html(_ pictures: some Collection<Picture>) -> JSONText {
      var html = HTMLText()
      html.add(windows: Array(pictures), widest: scale.widest, room: scale.room)
      return .text(html.html)
    }
    let right = trial.guess.choices.first { $0.isRight }
    return .object([
      ("svg", shown.map { .text(svg($0, scale)) }), ("title", shown.map { .text($0.title) }),
      ("remark", moved == nil ? nil : trial.remark.map { .text(text(of: $0)) }),
      ("width", moved == nil ? shown.map { .number($0.window.width) } : nil),
      ("rtl", shown?.direction == .rightToLeft ? .number(1) : nil),
      ("before", html(pictures[..<(place ?? pictures.endIndex)])),
      ("after", html(pictures[(place ?? pictures.endIndex)...])),
      ("right", trial.choice == nil ? nil : right.map { .text($0.mark) }),
      ("html", .text(self.html(of: trial.outcome(in: strings) + trial.reply))),
    ])
  }
}
