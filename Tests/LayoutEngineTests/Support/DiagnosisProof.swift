import Foundation

/// How much the laws of diagnosis are asked to prove.
enum DiagnosisProof {
  /// How many scenes of each kind; `nil` in an ordinary run, set by `Tests/Proof/diagnosis`.
  static let count = ProcessInfo.processInfo.environment["DIAGNOSIS_COUNT"]
    .flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
}
