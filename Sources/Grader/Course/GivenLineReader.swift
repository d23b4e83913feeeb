import LayoutEngine

/// Reads lines that an exercise gives, such as those of `given`.
struct GivenLineReader {
  let scene: Scene
  let ruleSet: RuleSet
  /// The file in which the lines are written.
  let path: String

  func lines(_ written: [(String, SourcePlace)]) throws(CourseError) -> [GivenLine] {
    var lines: [GivenLine] = []
    for (index, (text, place)) in written.enumerated() {
      let statements = EquationReader.read(text, names: scene.items.map(\.name)).statements
      var constraints: [Constraint] = []
      var sceneStatements: [SceneStatement] = []
      for statement in statements {
        if case .scene(let scene) = statement.outcome {
          sceneStatements.append(scene)
          continue
        }
        guard case .constraints(let written) = statement.outcome else {
          throw CourseError(path, at: place, .says("course.given.unread", ["line": .text(text)]))
        }
        for each in written {
          do {
            var constraint = try ruleSet.constraint(from: each.draft(in: scene), in: scene)
            constraint.origin = .given(index)
            constraints.append(constraint)
          } catch {
            throw CourseError(path, at: place, .says("course.given.invalid", ["line": .text(text)]))
          }
        }
      }
      lines.append(
        GivenLine(text: text, constraints: constraints, sceneStatements: sceneStatements))
    }
    return lines
  }
}
