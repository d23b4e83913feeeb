/// What UIKit and Masonry throw or write to the console, in their own words.
///
/// Items, anchors and constraints are handed over as they describe themselves.
///
/// Source: docs/SEMANTICS.md, S3.0 to S3.10, S8.6 and S8.12; `Vectors/messages.json` of
/// the tests.
package enum RuntimeMessage: Hashable, Sendable {
  case firstItemMissing
  case locationEqualsConstant(item: String)
  case invalidPairing
  case leadingWithLeft
  case incompatibleAnchors(constraint: String)
  case noCommonAncestor(first: String, second: String)
  case outsideSubtree(constraint: String, view: String)
  case hierarchyNotPrepared(constraint: String)
  case hierarchyUnprepared
  /// The priority as it is printed.
  case priorityRange(String)
  case requiredPriorityMutated(to: String, from: String)
  case constantNotFinite(String, first: String, second: String)
  case multiplierNotFinite(String)
  /// The note about masks stands there if one is in the list, and in older logs always.
  case unsatisfiable(
    [String], broken: String, hasMasks: Bool, style: ConstraintDescription.Style = .today)
  case ambiguousTrace(view: String, variable: String)
  case visualFormat(reason: String, format: String, caret: String)
  case masonryRelationTwice
  case masonryAttributeAfterRelation
  case masonryNoCommonSuperview(first: String, second: String)

  /// The name of the exception; `nil` for what is written to the console.
  package var exception: ExceptionName? {
    switch self {
    case .firstItemMissing, .locationEqualsConstant, .invalidPairing, .leadingWithLeft,
      .visualFormat:
      .invalidArgument
    case .incompatibleAnchors: .invalidLayoutConstraint
    case .noCommonAncestor, .outsideSubtree: .generic
    case .hierarchyUnprepared, .priorityRange, .requiredPriorityMutated, .constantNotFinite,
      .multiplierNotFinite, .masonryRelationTwice, .masonryAttributeAfterRelation,
      .masonryNoCommonSuperview:
      .internalInconsistency
    case .hierarchyNotPrepared, .unsatisfiable, .ambiguousTrace: nil
    }
  }
}

/// What kind of exception ends the program, by the name that UIKit gives it.
package enum ExceptionName: String, Sendable {
  case invalidArgument = "NSInvalidArgumentException"
  case generic = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
  case range = "NSRangeException"
  case invalidGeometry = "CALayerInvalidGeometry"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}
