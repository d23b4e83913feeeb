/// One thing that answers in Swift need, and how it is here.
struct DoctorFinding: Encodable {
  /// What it is: `course`, `compiler`, `module`, `jail` or `results`; the same in every version.
  let subject: String
  /// Whether nothing has to be done about it.
  let isGood: Bool
  let words: String
  /// What to do, if anything is missing.
  let advice: String?

  /// Something that is as it should be.
  static func good(_ subject: String, _ words: String, advice: String? = nil) -> Self {
    Self(subject: subject, isGood: true, words: words, advice: advice)
  }

  /// Something that is missing.
  static func bad(_ subject: String, _ words: String, advice: String) -> Self {
    Self(subject: subject, isGood: false, words: words, advice: advice)
  }
}
