import Course
import Feedback
import Grading
import LayoutEngine

/// Conflicts, freedoms and refusals in words, for every command that meets them.
struct DiagnosisWords {
  let scene: Scene
  let direction: LayoutDirection

  /// A number of a frame, as people call it in this direction.
  func name(of part: FramePart, _ item: ItemID) -> String {
    scene.name(of: part, item, direction)
  }

  /// What a free number can be.
  func range(of freedom: Ambiguity.Freedom) -> Sentence {
    Self.range(
      of: name(of: freedom.part, freedom.item),
      Extent(lowest: freedom.lowest, highest: freedom.highest))
  }

  /// What an anchor can be that nothing decides.
  static func range(of anchor: String, _ range: Extent) -> Sentence {
    let key: CommandSentence =
      switch (range.lowest.isFinite, range.highest.isFinite) {
      case (true, true): .freeBetween
      case (true, false): .freeAtLeast
      case (false, true): .freeAtMost
      case (false, false): .freeAny
      }
    return Sentence(
      key,
      [
        "anchor": .text(anchor), "lowest": .points(range.lowest),
        "highest": .points(range.highest),
      ])
  }

  /// A member of a conflict that isn't a line; a given number is told with its value.
  ///
  /// `nil` for a line, which speaks for itself.
  func member(_ member: Conflict.Member) -> Sentence? {
    guard case .given(let item, let part) = member else {
      return member.addition(to: scene, direction)
    }
    return Sentence(
      CommandSentence.memberWindow,
      ["anchor": .text(name(of: part, item)), "value": .points(given(item, part))])
  }

  private func given(_ item: ItemID, _ part: FramePart) -> Double {
    guard case .given(let frame) = scene[item].placement else { return 0 }
    return frame[part]
  }

  /// What is in the way of reading or understanding a line, and what might mend it.
  ///
  /// `nil` for failures that come after reading.
  func refusal(_ failure: FailureReason) -> (seen: [Sentence], next: Sentence?)? {
    switch failure {
    case .unreadable(let line):
      if case .equation(let error) = line.reason { ([error.message], error.hint) } else { nil }
    case .unfinished: ([Sentence(CommandSentence.blankLeft)], nil)
    case .invalid(let violation, _):
      ([violation.seen(in: scene), violation.meaning(in: scene)], violation.next(in: scene))
    default: nil
    }
  }
}
