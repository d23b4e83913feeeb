import Platform

extension Learner {
  /// How much of a key is kept to be recognised, in characters; its mark follows.
  private static let longestPart = 30

  /// The name of the learner's files, without an ending: letters, digits and dashes alone, at most
  /// 40, and different for any two keys.
  ///
  ///     ana.lopez@uni.edu → ana-lopez-uni-edu-3f0a91c2
  package var fileName: String {
    var name = ""
    for scalar in key.lowercased().unicodeScalars where name.utf8.count < Self.longestPart {
      let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
      if isPlain { name.unicodeScalars.append(scalar) } else if name.last != "-" { name += "-" }
    }
    while name.hasPrefix("-") { name.removeFirst() }
    while name.hasSuffix("-") { name.removeLast() }
    if name == key, !name.isEmpty { return name }
    let mark = SHA256.digest(of: key.utf8).prefix(8)
    return name.isEmpty ? "learner-\(mark)" : "\(name)-\(mark)"
  }
}
