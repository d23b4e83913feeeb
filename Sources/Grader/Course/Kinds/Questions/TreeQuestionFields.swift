import LayoutEngine

struct TreeQuestionFields {
  let scene: Scene

  var viewNames: [String] { scene.items.filter { $0.kind == .view }.map { $0.name } }

  /// Two calls, as `["card.updateConstraints", "view.layoutSubviews"]`.
  func first(_ field: JSONField) throws(CourseError) -> Question.Subject {
    let steps = try field.array(of: .says("json.items.calls")) { call throws(CourseError) in
      (try step(call), try call.string())
    }
    guard steps.count == 2, scene.first(steps[0].0, steps[1].0) != nil, steps[0].0 != steps[1].0
    else {
      throw field.mismatch(.says("json.wants.calls"))
    }
    return .first(steps[0].0, steps[1].0, names: steps.map { $0.1 })
  }

  func uses(_ field: JSONField) throws(CourseError) -> Question.Subject {
    let name = try field.string()
    guard let view = scene.id(named: name), scene[view].kind == .view else {
      throw field.mismatch(.viewOfTheScene, found: "\"\(name)\"")
    }
    return .uses(view)
  }

  private func step(_ field: JSONField) throws(CourseError) -> PassStep {
    let words = try field.string()
    guard let dot = words.lastIndex(of: "."), let view = scene.id(named: String(words[..<dot])),
      let call = PassStep.Call(rawValue: String(words[words.index(after: dot)...]))
    else {
      throw field.mismatch(
        .says("json.wants.call"), found: "\"\(words)\"")
    }
    return PassStep(view, call)
  }
}
