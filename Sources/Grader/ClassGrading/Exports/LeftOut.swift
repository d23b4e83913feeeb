import Course

/// Learners whom a gradebook doesn't know, and who are left out of its file.
///
/// One of them would stop Moodle's whole import, and Canvas would ask who they are.
struct LeftOut {
  private var unlisted: [String] = []
  private var withoutIdentity: [String] = []

  /// Whether a learner can be found again by the gradebook; if not, remembers the name.
  mutating func keeps(_ learner: Learner, knownBy identities: [String?]) -> Bool {
    if !learner.isListed {
      unlisted.append(learner.name)
      return false
    }
    if identities.allSatisfy({ $0 == nil }) {
      withoutIdentity.append(learner.name)
      return false
    }
    return true
  }

  /// What the teacher is told about a file.
  func notices(_ file: String, _ strings: StringsCatalogue) -> [String] {
    [(ExportSentence.unlisted, unlisted), (.withoutIdentity, withoutIdentity)].compactMap {
      key, names in
      guard !names.isEmpty else { return nil }
      return strings.text(
        Sentence(key, ["file": .text(file), "names": .text(names.shortList)]))
    }
  }
}

extension [String] {
  /// How many names a sentence holds.
  private static var longest: Int { 10 }

  /// The names as a list that stays readable in a large class.
  var shortList: String {
    let names = prefix(Self.longest).map { $0.withoutControls.replacing("\n", with: " ") }
    let rest = count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? ", … (+\(rest))" : "")
  }
}
