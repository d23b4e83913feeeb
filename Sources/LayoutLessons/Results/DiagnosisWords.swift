import Grader
import LayoutEngine

/// Conflicts, freedoms and refusals in words, for every command that meets them.
struct DiagnosisWords {
  let scene: Scene
  let direction: LayoutDirection

  /// A number of a frame, as it is written; the left edge is the leading one from left to right.
  func name(of part: FramePart, _ item: ItemID) -> String {
    let isMirrored = part == .x && direction == .rightToLeft
    return scene.name(of: Anchor(item, isMirrored ? .left : part.attribute))
  }

  /// What a free number can be.
  func range(of freedom: Ambiguity.Freedom) -> Sentence {
    let key: CommandSentence =
      switch (freedom.lowest.isFinite, freedom.highest.isFinite) {
      case (true, true): .freeBetween
      case (true, false): .freeAtLeast
      case (false, true): .freeAtMost
      case (false, false): .freeAny
      }
    return Sentence(
      key,
      [
        "anchor": .text(name(of: freedom.part, freedom.item)),
        "lowest": .points(freedom.lowest), "highest": .points(freedom.highest),
      ])
  }

  /// What nothing says about an item.
  func missing(_ freedom: Ambiguity.Freedom) -> Sentence {
    let key: FeedbackSentence =
      switch freedom.part {
      case .width: .widthFree
      case .height: .heightFree
      case .x: .xFree
      case .y: .yFree
      }
    return Sentence(key, ["item": .text(scene[freedom.item].name)])
  }

  /// A member of a conflict that isn't a line.
  ///
  /// `nil` for a line, which speaks for itself.
  func member(_ member: Conflict.Member) -> Sentence? {
    switch member {
    case .constraint: nil
    case .given(let item, let part):
      Sentence(
        CommandSentence.memberWindow,
        ["anchor": .text(name(of: part, item)), "value": .points(given(item, part))])
    case .translated(let item, let part):
      Sentence(FeedbackSentence.memberTranslated, ["anchor": .text(name(of: part, item))])
    case .hugging(let item, let axis):
      Sentence(
        FeedbackSentence.memberHugging, ["anchor": .text(name(of: .size(along: axis), item))])
    case .compression(let item, let axis):
      Sentence(
        FeedbackSentence.memberCompression,
        ["anchor": .text(name(of: .size(along: axis), item))])
    case .inset(let item, let part):
      Sentence(FeedbackSentence.memberInset, ["anchor": .text(name(of: part, item))])
    }
  }

  private func given(_ item: ItemID, _ part: FramePart) -> Double {
    guard case .given(let frame) = scene[item].placement else { return 0 }
    return frame[part]
  }

  /// What is in the way of reading or understanding a line, and what might mend it.
  ///
  /// `nil` for setbacks that come after reading.
  func refusal(_ setback: Setback) -> (seen: [Sentence], next: Sentence?)? {
    switch setback {
    case .unreadable(let error): ([error.message], error.hint)
    case .unfinished: ([Sentence(CommandSentence.blankLeft)], nil)
    case .invalid(let violation, _):
      ([violation.seen(in: scene), violation.meaning(in: scene)], violation.next(in: scene))
    default: nil
    }
  }
}
