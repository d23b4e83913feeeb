extension NamedLayout {
  /// What follows from a layout in one window and direction.
  public struct Solution: Hashable, Sendable {
    private let frames: [String: Frame]
    /// The smallest sets of required constraints that can't all be satisfied; empty if all can.
    public let conflicts: [Conflict]
    /// What the constraints don't determine; empty if they determine every frame, or conflict.
    public let ambiguities: [Ambiguity]

    /// The frame of a view, in points from the top left corner of its superview.
    ///
    /// - Returns: One of several possible frames where the view is ambiguous; `nil` if there is no
    ///   such view, or the constraints conflict.
    public func frame(of view: String) -> Frame? { frames[view] }

    init(
      _ solution: LayoutSolution, of problem: LayoutProblem,
      conflicts: [LayoutEngine.Conflict]
    ) {
      let scene = problem.scene
      var frames: [String: Frame] = [:]
      if let solved = solution.frames {
        for id in scene.ids { frames[scene[id].name] = Frame(solved[id]) }
      }
      self.frames = frames
      self.conflicts = conflicts.map { Conflict($0, in: problem) }
      guard case .ambiguous(_, let ambiguity) = solution else {
        ambiguities = []
        return
      }
      ambiguities = ambiguity.ranges.map { Ambiguity($0, in: scene) }
    }
  }

  /// A rectangle in points; y grows downwards.
  public struct Frame: Hashable, Sendable {
    /// How far its left edge is from the superview's.
    public let x: Double
    /// How far its top edge is from the superview's.
    public let y: Double
    /// How wide it is.
    public let width: Double
    /// How tall it is.
    public let height: Double

    init(_ rect: Rect) { (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height) }
  }

  /// Required constraints that can't all be satisfied; without any one of them the others can.
  public struct Conflict: Hashable, Sendable {
    /// The constraints as equations, in the order in which they were added; what the window's size
    /// or a view's content adds comes last.
    public let constraints: [String]
    /// How many points one of the constraints would have to give way for the others.
    public let points: Double

    init(_ conflict: LayoutEngine.Conflict, in problem: LayoutProblem) {
      constraints = conflict.members.map { Self.text(of: $0, in: problem) }
      points = conflict.points
    }

    private static func text(
      of member: LayoutEngine.Conflict.Member, in problem: LayoutProblem
    ) -> String {
      let scene = problem.scene
      func name(_ item: ItemID, _ part: FramePart) -> String { "\(scene[item].name).\(part.name)" }
      func size(_ item: ItemID, _ axis: Axis) -> String { name(item, .size(along: axis)) }
      return switch member {
      case .constraint(let index):
        EquationPrinter.brief(for: problem.constraints[index], in: scene)
      case .given(let item, let part): "\(name(item, part)) is given"
      case .translated(let item, let part): "\(name(item, part)) follows from its frame"
      case .hugging(let item, let axis): "\(size(item, axis)) hugs its content"
      case .compression(let item, let axis): "\(size(item, axis)) resists compression"
      case .inset(let item, let part): "\(name(item, part)) follows from its owner"
      }
    }
  }

  /// A number of a frame that the constraints don't determine.
  public struct Ambiguity: Hashable, Sendable {
    /// The view and its attribute, such as `Photo.width`.
    public let anchor: String
    /// The smallest value in points that satisfies the constraints; `nil` if there is no limit.
    public let lowest: Double?
    /// The largest value in points that satisfies the constraints; `nil` if there is no limit.
    public let highest: Double?

    init(_ range: LayoutEngine.Ambiguity.Range, in scene: Scene) {
      anchor = scene.name(of: Anchor(range.item, range.part.attribute))
      lowest = range.lowest.isFinite ? range.lowest : nil
      highest = range.highest.isFinite ? range.highest : nil
    }
  }
}

extension NamedLayout {
  /// How the two sides of a constraint compare.
  public enum Relation: Sendable {
    /// The first side is at most the second: `<=`.
    case atMost
    /// Both sides are equal: `=`.
    case equal
    /// The first side is at least the second: `>=`.
    case atLeast

    var inEngine: LayoutEngine.Relation {
      switch self {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    }
  }

  /// The way in which a line of text runs.
  public enum Direction: Sendable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft

    var inEngine: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
  }
}

extension NamedLayout {
  /// Why a layout can't be built or solved.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// Two views can't have the same name.
    case nameTaken(String)
    /// There is no such view, or it has no such attribute.
    case unknownView(String)
    /// A statement can't be read; the code says why, and line and column say where.
    case unreadable(String, code: String, line: Int, column: Int)
    /// A constraint breaks a rule of Auto Layout, such as `size-from-position`.
    case invalid(String, rule: String)
    /// The solver can't answer for the layout.
    case unsolvable(String)

    init(_ error: EquationError, in text: String) {
      self = .unreadable(
        text, code: error.code, line: error.range.start.line, column: error.range.start.column)
    }

    /// What is wrong, in one sentence for a programmer.
    public var description: String {
      switch self {
      case .nameTaken(let name): "there is a view named \(name) already"
      case .unknownView(let name): "there is no \(name)"
      case .unreadable(let text, let code, let line, let column):
        "\(line):\(column): \(text) can't be read (\(code))"
      case .invalid(let text, let rule): "\(text) breaks the rule \(rule)"
      case .unsolvable(let reason): "the layout can't be solved: \(reason)"
      }
    }
  }
}
