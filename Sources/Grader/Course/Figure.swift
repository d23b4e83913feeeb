package import LayoutEngine

/// The equations of a lesson's listing, about views that they name themselves.
package struct Figure: Sendable {
  /// The window, and every other name that occurs, in the order of the text.
  package let scene: Scene
  package let statements: [WrittenStatement]

  /// Reads a listing; `Superview` is the window, or `view`, as it is called in Swift.
  package init(_ text: String) {
    statements = EquationReader.read(text).statements
    let names = statements.flatMap { $0.itemNames }
    let window = names.contains("view") ? "view" : "Superview"
    var scene = Scene()
    _ = try? scene.add(
      Item(window, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))))
    let root = scene.id(named: window)
    for name in names { scene.addItem(named: name, in: root) }
    let about = EquationDocument(statements: statements).sceneStatements
    // What doesn't fit together is told when the constraints are asked for.
    self.scene = (try? scene.applying(about, designedIn: Size(width: 0, height: 0))) ?? scene
  }

  /// The constraints, once no rule of a rule set is broken.
  ///
  /// - Throws: The first statement that can't be read, is left blank or breaks a rule.
  package func constraints(under ruleSet: RuleSet = .guide) throws(FigureError) -> [Constraint] {
    var constraints: [Constraint] = []
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): throw .unreadable(error)
      case .blank(let range): throw .blank(range)
      case .scene(let about):
        // What places a view otherwise than by constraints is told in words.
        guard about.property.isFact || about.property.isContentPriority else {
          throw .blank(about.range)
        }
      case .constraints(let written):
        for each in written {
          let draft: ConstraintDraft
          do { draft = try each.draft(in: scene) } catch { throw .unreadable(error) }
          do { constraints.append(try ruleSet.constraint(from: draft, in: scene)) } catch {
            throw .invalid(error, statement.range)
          }
        }
      }
    }
    return constraints
  }
}

package enum FigureError: Error, Sendable {
  case unreadable(EquationError)
  case blank(SourceRange)
  case invalid(Violation, SourceRange)
}
