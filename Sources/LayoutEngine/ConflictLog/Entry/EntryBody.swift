/// What stands in the middle of a line: an equation, or a piece of visual format.
struct EntryBody {
  /// A view's or guide's name with what of it is tied.
  struct Side {
    var name: LogName
    var attribute: String
  }

  /// The mark behind a piece of visual format that says which way it is read.
  enum Mark {
    case leftToRight
    case rightToLeft
  }

  var first: Side
  var relation = Relation.equal
  var second: Side?
  var kinship = ConstraintDescription.Kinship.none
  var multiplier = 1.0
  var constant = 0.0
  var priority: Double?
  var isStandardSpace = false
  var isVisualFormat = false
}

extension LogName {
  /// The superview as visual format has it.
  static let superview = LogName(text: "|", hasAddress: false)
}
