import Course
import Feedback
import LayoutEngine
import LogExplaining

/// What the two sides of a conflict want, as bars under each other.
struct ExplainDrawing {
  private let picture: ConflictPicture
  private let labels: (one: String, other: String)
  /// What the two layouts are.
  let caption: String

  init(_ picture: ConflictPicture, _ explanation: LogExplanation, _ words: ExplanationWords) {
    self.picture = picture
    func label(_ entry: Int) -> String {
      words.text(.says("command.explain.without", ["line": .count(explanation.number(of: entry))]))
    }
    labels = (label(picture.one.entry), label(picture.other.entry))
    let one = explanation.number(of: picture.one.entry)
    let other = explanation.number(of: picture.other.entry)
    caption = words.text(
      picture.axis == .horizontal
        ? .says("command.explain.across", ["one": .count(one), "other": .count(other)])
        : .says("command.explain.down", ["one": .count(one), "other": .count(other)]))
  }

  /// The bars, drawn from left to right along either axis.
  func lines(width: Int) -> [String] {
    let isAcross = picture.axis == .horizontal
    return BarDrawing(
      wanted: picture.one.frames, got: picture.other.frames,
      window: Size(
        width: isAcross ? picture.extent : 0, height: isAcross ? 0 : picture.extent),
      axis: picture.axis, words: (labels.one, labels.other),
      displayWidth: { $0.widthInColumns }
    ).lines(width: width)
  }

  /// The same as lines of text.
  var plain: [String] {
    PlainDrawing.lines(
      wanted: picture.one.frames, got: picture.other.frames, axis: picture.axis,
      words: (labels.one, labels.other))
  }
}
