/// A window with views and constraints that are known by their names.
///
/// This is how other packages use the engine:
///
///     var layout = NamedLayout()
///     try layout.addView("Photo")
///     try layout.add("Photo.leading = Superview.leading + 16; Photo.width = 80")
///     let solution = try layout.solution(width: 320, height: 480)
///     solution.frame(of: "Photo")    // x 16, width 80
///     solution.conflicts             // none
///     solution.ambiguities           // Photo.top and Photo.height
public struct NamedLayout: Sendable {
  var scene = Scene()
  private var constraints: [Constraint] = []
  private var statements: [SceneStatement] = []
  private let window = ItemID(index: 0)

  /// A window without views.
  ///
  /// - Parameter window: The window's name in equations.
  public init(window: String = "Window") {
    // The first name in an empty scene can't be taken.
    _ = try? scene.add(Item(window, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))))
  }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - name: Its name in equations; no other view may have it.
  ///   - superview: The name of the view that holds it; `nil` for the window.
  /// - Throws: ``Failure/nameTaken(_:)``, or ``Failure/unknownView(_:)`` for the superview.
  public mutating func addView(
    _ name: String, in superview: String? = nil
  ) throws(Failure) {
    var parent = window
    if let superview {
      guard let id = scene.id(named: superview) else { throw .unknownView(superview) }
      parent = id
    }
    do { try scene.add(Item(name, in: parent)) } catch { throw .nameTaken(name) }
  }

  /// Adds what a text states: equations, one a line or with semicolons, and visual format.
  ///
  /// `Superview` is the view that holds the equation's other view. Lines about a view itself, such as
  /// `Label.intrinsicContentSize = (42, 21)`, are taken as well.
  ///
  /// - Throws: ``Failure/unreadable(_:code:line:column:)`` or ``Failure/invalid(_:rule:)`` for the first
  ///   statement that can't be taken; then nothing of the text is added.
  public mutating func add(_ text: String) throws(Failure) {
    var (added, lines): ([Constraint], [SceneStatement]) = ([], [])
    for statement in EquationReader.read(text, names: scene.items.map({ $0.name })).statements {
      switch statement.outcome {
      case .constraints(let written):
        for each in written { added.append(try constraint(each, statement.text)) }
      case .scene(let line): lines.append(line)
      case .blank(let range):
        throw Failure(EquationError(.blank, at: range), in: statement.text)
      case .unreadable(let error): throw Failure(error, in: statement.text)
      }
    }
    do {
      _ = try scene.applying(statements + lines, designedIn: Size(width: 0, height: 0))
    } catch {
      throw Failure(error, in: text)
    }
    constraints += added
    statements += lines
  }

  private func constraint(
    _ written: WrittenConstraint, _ text: String
  ) throws(Failure) -> Constraint {
    let draft: ConstraintDraft
    do { draft = try written.draft(in: scene) } catch { throw Failure(error, in: text) }
    return try constraint(draft)
  }

  private func constraint(_ draft: ConstraintDraft) throws(Failure) -> Constraint {
    do { return try RuleSet.runtime.constraint(from: draft, in: scene) } catch {
      throw .invalid(EquationPrinter.equation(for: draft, in: scene), rule: error.rule)
    }
  }

  /// Adds one constraint without text that has to be read: `first = multiplier * second + constant`.
  ///
  /// - Parameters:
  ///   - first: A view and an attribute, such as `Photo.leading`.
  ///   - relation: How the two sides compare.
  ///   - second: The same for the other side; `nil` where it is the constant alone.
  ///   - multiplier: What the second anchor is multiplied by.
  ///   - constant: What is added, in points.
  ///   - priority: Greater than 0, at most 1000; 1000 is required.
  /// - Throws: ``Failure/unknownView(_:)`` or ``Failure/invalid(_:rule:)``.
  public mutating func constrain(
    _ first: String, _ relation: Relation, to second: String? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000
  ) throws(Failure) {
    let draft = ConstraintDraft(
      first: try anchor(first), relation: relation.inEngine, second: try second.map(anchor),
      multiplier: multiplier, constant: constant, priority: priority)
    constraints.append(try constraint(draft))
  }

  private func anchor(_ text: String) throws(Failure) -> Anchor {
    guard let dot = text.lastIndex(of: "."), let id = scene.id(named: String(text[..<dot])),
      let attribute = Attribute(name: text[text.index(after: dot)...])
    else { throw .unknownView(text) }
    return Anchor(id, attribute)
  }

  /// Solves the layout.
  ///
  /// - Parameters:
  ///   - width: The window's width in points.
  ///   - height: The window's height in points.
  ///   - direction: The way in which text runs, which says where leading is.
  /// - Returns: The frames, the conflicts and the ambiguities.
  /// - Throws: ``Failure/unsolvable(_:)`` if the layout is too large, or its numbers too far apart.
  public func solution(
    width: Double, height: Double, direction: Direction = .leftToRight
  ) throws(Failure) -> Solution {
    let size = Size(width: width, height: height)
    var sized = scene.sized(to: size)
    do { sized = try sized.applying(statements, designedIn: size) } catch {
      throw .unsolvable(error.code)
    }
    let problem = LayoutProblem(
      scene: sized, constraints: constraints, direction: direction.inEngine)
    do {
      let solution = try LayoutSolver.solution(of: problem)
      guard case .unsatisfiable(let first) = solution else {
        return Solution(solution, of: problem, conflicts: [])
      }
      let conflicts = try LayoutSolver.conflicts(of: problem, after: first).conflicts
      return Solution(solution, of: problem, conflicts: conflicts)
    } catch {
      throw .unsolvable("\(error)")
    }
  }
}
