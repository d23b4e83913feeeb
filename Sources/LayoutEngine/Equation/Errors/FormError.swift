/// A part of a statement that is missing or has the wrong shape.
package enum FormError: Hashable, Sendable {
  /// There is no `=`, `<=` or `>=`; the example is an equation that begins the same way.
  case noRelation(example: String?)
  /// `=<` and other signs that come near to a relation.
  case notARelation(String, suggestion: Relation)
  /// Nothing stands before the relation.
  case leftSideEmpty
  /// An operator, relation or parenthesis with nothing to its right.
  case nothingAfter(String)
  /// An operator with nothing to its left.
  case nothingBefore(String)
  /// Nothing at all where a number was asked for.
  case numberMissing
  /// A blank `___` where a number was asked for.
  case blank
  /// `2View.width`: a number runs into a name.
  case operatorMissingAfterNumber(String, name: String)
  /// Two operands side by side; the second of them is named.
  case operatorMissing(before: String)
  /// `:=` or `<-`
  case assignment
  /// `!=`
  case notEqual
  /// `<` or `>`; the suggestion is the relation that can be kept.
  case strictInequality(suggestion: Relation)
  /// A third relation in a chain.
  case tooManyRelations
  /// `10 <= v.width >= 5`
  case oppositeRelations

  /// The code that the documents list.
  package var code: String {
    switch self {
    case .noRelation: "E102"
    case .notARelation: "E103"
    case .leftSideEmpty, .nothingAfter, .nothingBefore, .numberMissing, .blank: "E104"
    case .operatorMissingAfterNumber, .operatorMissing: "E110"
    case .assignment: "E114"
    case .notEqual: "E115"
    case .strictInequality: "E116"
    case .tooManyRelations: "E117"
    case .oppositeRelations: "E118"
    }
  }
}
