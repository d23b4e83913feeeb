import LayoutUIKit

/// What a relation was given.
enum Operands {
  case one(Operand)
  /// One constraint for each.
  case each([Operand])

  init(_ value: (any MASBoxable)?) { self = .one(Operand(value)) }

  init(_ values: [any MASBoxable]) { self = .each(values.map { Operand($0) }) }
}

/// What one constraint is tied to.
enum Operand {
  case view(UIView)
  case attribute(MASViewAttribute)
  case measure(Measure)
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
}
