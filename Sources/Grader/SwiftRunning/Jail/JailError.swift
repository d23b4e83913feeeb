import Platform

/// Why a jail was not made; the program that should run in it was not started.
package enum JailError: Error, Hashable, Sendable {
  /// The orders cannot be read; the text is the one that is wrong.
  case order(String)
  /// The starter has ended meanwhile.
  case orphaned
  case step(String, Int32)
  case missing(String)

  /// What went wrong, in words for the process that started the jail.
  package var text: String {
    switch self {
    case .order(let word): "cannot read the order '\(word)'"
    case .orphaned: "whoever started this has gone away"
    case .step(let step, let number): "\(step): \(String(cString: strerror(number)))"
    case .missing(let part): "this machine has no \(part)"
    }
  }
}
