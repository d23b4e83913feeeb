/// What came of one file of worked-out cases.
package struct VectorReport: Sendable {
  package let name: String
  /// What sort of cases the file has.
  package let kind: String
  package let results: [VectorResult]

  package init(name: String, kind: String, results: [VectorResult]) {
    self.name = name
    self.kind = kind
    self.results = results
  }

  /// Whether every case comes out as it is written down.
  package var passes: Bool { results.allSatisfy(\.passes) }

  /// How many cases pass, and a line for each that differs.
  package var lines: [String] {
    ["\(name): \(results.count(where: \.passes)) of \(results.count) cases (\(kind)) pass"]
      + results.filter { !$0.passes }.map { "  \($0.id): \($0.differences.first ?? "")" }
  }
}
