import LayoutUIKit

/// The argument of a relation.
enum Operands {
  case one(Operand)
  /// One constraint for each.
  case each([Operand])

  init(_ value: (any MASBoxable)?) { self = .one(Operand(value)) }

  init(_ values: [any MASBoxable]) { self = .each(values.map { Operand($0) }) }
}

/// The right side of one constraint.
enum Operand {
  case view(UIView)
  case attribute(MASViewAttribute)
  case measure(Measure)
  /// A value that isn't allowed in a constraint, with its description.
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
}
