import LayoutEngine

/// From statements to a scene and constraints, past everything that is in the way.
struct TrialReading {
  private let statements: [WrittenStatement]
  private(set) var scene: Scene
  private(set) var constraints: [Constraint] = []
  /// What is in the way, in the order of the text.
  private(set) var refusals: [FailureReason] = []

  /// Takes the views from the names; all of them lie in the window.
  init(_ statements: [WrittenStatement]) {
    self.statements = statements
    var scene = Scene()
    _ = try? scene.add(
      Item(Trial.windowName, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))))
    let window = scene.ids.first
    for name in statements.flatMap({ $0.itemNames }) { scene.addItem(named: name, in: window) }
    self.scene = scene
  }

  /// Reads every statement, and keeps what is in the way of any.
  mutating func read(under ruleSet: RuleSet, designedIn window: Size) {
    for statement in statements {
      switch statement.outcome {
      case .unreadable(let error): refusals.append(.unreadable(Unreadable(error)))
      case .blank(let range): refusals.append(.unfinished(range))
      case .scene: continue
      case .constraints(let written):
        for each in written {
          do throws(FailureReason) {
            try constraints.append(
              EquationAnswer.constraint(from: each, in: scene, under: ruleSet))
          } catch {
            refusals.append(error)
          }
        }
      }
    }
    place(EquationDocument(statements: statements).sceneStatements, designedIn: window)
    refusals.sort { ($0.range?.start ?? Self.top) < ($1.range?.start ?? Self.top) }
  }

  private static let top = SourcePlace(line: 1, column: 1)

  private mutating func place(_ lines: [SceneStatement], designedIn window: Size) {
    if let repetition = lines.firstRepetition {
      refusals.append(.unreadable(Unreadable(repetition)))
      return
    }
    do { scene = try scene.applying(lines, designedIn: window) } catch {
      refusals.append(.unreadable(Unreadable(error)))
    }
  }

  /// The axes that any statement speaks about, horizontal first.
  ///
  /// Margins, guides and content are about both, and place nothing by themselves.
  var axes: [Axis] {
    let hasFrames = EquationDocument(statements: statements).sceneStatements.contains {
      !$0.property.isFact && !$0.property.isContentPriority
    }
    return [Axis.horizontal, .vertical].filter { axis in
      hasFrames || constraints.contains { $0.first.attribute.axis == axis }
    }
  }
}
