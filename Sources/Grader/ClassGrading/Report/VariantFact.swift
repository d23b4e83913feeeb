/// An answer that passes the variant of somebody else.
struct VariantFact {
  /// The learner's place in the class.
  let learner: Int
  /// The exercise's place in the class.
  let exercise: Int
  /// The key of the learner whose variant it passes, who may be in another part of the class.
  let other: String
}
