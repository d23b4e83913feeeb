import LayoutUIKit

/// What stands on the right of a relation.
enum Operand {
  case view(UIView)
  case attribute(MASViewAttribute)
  case measure(Measure)
  /// One constraint for each.
  case list([Operand])
  /// Nothing that a constraint can be made of, as it prints itself.
  case unsupported(String)

  init(_ value: (any MASBoxable)?) {
    switch value {
    case let attribute as MASViewAttribute: self = .attribute(attribute)
    case let view as UIView: self = .view(view)
    default:
      let measure = value.flatMap { Measure($0) }
      self = measure.map { .measure($0) } ?? .unsupported(value.map { "\($0)" } ?? "(null)")
    }
  }

  init(_ values: [any MASBoxable]) { self = .list(values.map { Operand($0) }) }
}
