import LayoutEngine

struct GivenLineReader {
  let scene: Scene
  let ruleSet: RuleSet
  let file: CourseText

  var path: String { file.path }

  func lines(_ written: [(String, SourcePlace)]) throws(CourseError) -> [GivenLine] {
    var lines: [GivenLine] = []
    for (index, (text, place)) in written.enumerated() {
      let statements = EquationReader.read(text, names: scene.items.map { $0.name }).statements
      var constraints: [Constraint] = []
      var sceneStatements: [SceneStatement] = []
      for statement in statements {
        switch statement.outcome {
        case .scene(let scene): sceneStatements.append(scene)
        case .constraints(let written):
          for each in written {
            constraints.append(
              try constraint(each, of: .given(index), text, at: inner(statement.range, text, place))
            )
          }
        case .blank(let range):
          throw CourseError(
            path, at: inner(range, text, place), .says("course.given.blank", ["line": .text(text)]))
        case .unreadable(let error):
          throw CourseError(
            path, at: inner(error.range, text, place), unread(error, text))
        }
      }
      lines.append(
        GivenLine(text: text, constraints: constraints, sceneStatements: sceneStatements))
    }
    return lines
  }

  private func constraint(
    _ written: WrittenConstraint, of origin: Origin, _ text: String,
    at place: SourcePlace
  ) throws(CourseError) -> Constraint {
    let draft: ConstraintDraft
    do { draft = try written.draft(in: scene) } catch {
      throw CourseError(path, at: place, unread(error, text))
    }
    do {
      var constraint = try ruleSet.constraint(from: draft, in: scene)
      constraint.origin = origin
      return constraint
    } catch {
      throw CourseError(
        path, at: place,
        .says(
          "course.given.invalid",
          [
            "line": .text(text), "seen": .sentence(error.seen(in: scene)),
            "meaning": .sentence(error.meaning(in: scene)),
          ]))
    }
  }

  /// What learners are told about such a line, with the line itself.
  private func unread(_ error: EquationError, _ text: String) -> Sentence {
    guard let hint = error.hint else {
      return .says(
        "course.given.unread",
        [
          "line": .text(text), "code": .text(error.code), "problem": .sentence(error.message),
        ])
    }
    return .says(
      "course.given.unread.hint",
      [
        "line": .text(text), "code": .text(error.code), "problem": .sentence(error.message),
        "hint": .sentence(hint),
      ])
  }

  /// Where something of a line stands in the file.
  ///
  /// A string with escapes is longer in the file than the line that it stands for: there the whole
  /// string is the place.
  private func inner(_ range: SourceRange, _ text: String, _ place: SourcePlace) -> SourcePlace {
    let lines = file.text.sourceLines
    guard lines.indices.contains(place.line - 1), range.start.line == 1,
      lines[place.line - 1].dropFirst(place.column).hasPrefix("\(text)\"")
    else { return place }
    return SourcePlace(line: place.line, column: place.column + range.start.column)
  }
}
