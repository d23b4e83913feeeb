import LayoutEngine
import Testing

/// A scene and what follows from it, as the vectors write it.
struct LayoutVector: Decodable, CustomTestStringConvertible {
  struct Expectation: Decodable {
    let verdict: String
    let frames: [String: [Double?]]?
    let ambiguous: [String: [String]]?
    let ranges: [String: [String: [Double?]]]?
    let minimalConflicts: [[String]]?
  }

  let id: String
  let scene: VectorScene
  let expect: Expectation

  var testDescription: String { id }

  func problem() throws -> LayoutProblem {
    let scene = try scene.scene()
    return LayoutProblem(
      scene: scene, constraints: try self.scene.uncheckedConstraints(in: scene),
      direction: self.scene.direction == "rtl" ? .rightToLeft : .leftToRight)
  }
}

extension FramePart {
  /// The letter that the vectors use.
  var letter: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "w"
    case .height: "h"
    }
  }
}

extension Conflict.Member {
  /// The vectors' name: a constraint's own, `ar:` for a mask, `fixed:` for a given size.
  func vectorName(in problem: LayoutProblem) -> String {
    switch self {
    case .constraint(let index): problem.constraints[index].identifier ?? "\(index)"
    case .translated(let id, let part): "ar:\(problem.scene[id].name).\(part.letter)"
    case .hugging(let id, let axis):
      "hug:\(problem.scene[id].name).\(FramePart.size(along: axis).letter)"
    case .compression(let id, let axis):
      "compress:\(problem.scene[id].name).\(FramePart.size(along: axis).letter)"
    case .given(let id, let part): "fixed:\(problem.scene[id].name).\(part.letter)"
    case .inset(let id, let part): "inset:\(problem.scene[id].name).\(part.letter)"
    }
  }
}
