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
