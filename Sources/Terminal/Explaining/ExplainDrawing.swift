import Course
import Feedback
import LayoutEngine
import LogExplaining

/// What the two sides of a conflict want, in one drawing.
struct ExplainDrawing {
  /// Both layouts, along the axis of the conflict.
  package let picture: Picture
  /// What the two layouts are called.
  package let labels: (wanted: String, yours: String)
  /// What the two layouts are.
  package let caption: String

  package init(_ picture: ConflictPicture, _ explanation: LogExplanation, _ words: ExplanationWords)
  {
    let isAcross = picture.axis == .horizontal
    self.picture = Picture(
      window: Size(width: isAcross ? picture.extent : 0, height: isAcross ? 0 : picture.extent),
      wanted: picture.one.frames, yours: picture.other.frames, axis: picture.axis)
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
}
