package import Course
package import Grading
package import LayoutEngine

/// The words for conflicts, ambiguous anchors and refusals in every command.
package struct DiagnosisWords {
  package let scene: Scene
  package let direction: LayoutDirection

  package init(scene: Scene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
  }

  /// A number of a frame, as people call it in this direction.
  package func name(of part: FramePart, _ item: ItemID) -> String {
    scene.name(of: part, item, direction)
  }

  /// The range of a number that the constraints don't determine.
  package func range(of range: Ambiguity.Range) -> Sentence {
    Self.range(
      of: name(of: range.part, range.item),
      Extent(lowest: range.lowest, highest: range.highest))
  }

  /// The range of an anchor that the constraints don't determine.
  package static func range(of anchor: String, _ range: Extent) -> Sentence {
    let (lowest, highest) = (range.lowest, range.highest)
    return switch (lowest.isFinite, highest.isFinite) {
    case (true, true):
      .says(
        "command.range.between",
        ["anchor": .text(anchor), "lowest": .points(lowest), "highest": .points(highest)])
    case (true, false):
      .says("command.range.atLeast", ["anchor": .text(anchor), "lowest": .points(lowest)])
    case (false, true):
      .says("command.range.atMost", ["anchor": .text(anchor), "highest": .points(highest)])
    case (false, false): .says("command.range.any", ["anchor": .text(anchor)])
    }
  }

  /// A member of a conflict that isn't a line; a given number is told with its value.
  ///
  /// `nil` for a line, which speaks for itself.
  package func member(_ member: Conflict.Member) -> Sentence? {
    guard case .given(let item, let part) = member else {
      return member.addition(to: scene, direction)
    }
    return .says(
      "command.member.window",
      ["anchor": .text(name(of: part, item)), "value": .points(given(item, part))])
  }

  private func given(_ item: ItemID, _ part: FramePart) -> Double {
    guard case .given(let frame) = scene[item].placement else { return 0 }
    return frame[part]
  }

  /// Why a line can't be read or isn't valid, and what might correct it.
  ///
  /// `nil` for failures that come after reading.
  package func refusal(_ failure: FailureReason) -> (seen: [Sentence], next: Sentence?)? {
    switch failure {
    case .unreadable(let line):
      if case .equation(let error) = line.reason { ([error.message], error.hint) } else { nil }
    case .unfinished: ([.says("command.blankLeft")], nil)
    case .invalid(let violation, _):
      ([violation.seen(in: scene), violation.meaning(in: scene)], violation.next(in: scene))
    default: nil
    }
  }
}
