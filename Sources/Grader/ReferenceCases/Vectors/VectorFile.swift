package import Grader

/// A file of vectors: cases of one kind that were worked out by hand or taken from documents.
package enum VectorFile {
  /// What the key `schema` has to say.
  static let schema = "see docs/SEMANTICS.md section 10"

  /// The kinds of cases that are read.
  private static var kinds: [any VectorCase.Type] {
    [
      LayoutVector.self, ValidityVector.self, OwnerVector.self, MaskVector.self,
      ClassicMaskVector.self, EarlierMaskVector.self, EquationVector.self,
      EquationErrorVector.self, EquivalenceVector.self, AttributeVector.self,
      AttributePairVector.self, PriorityVector.self, MessageVector.self, DescriptionVector.self,
      VisualFormatVector.self, MasonryVector.self,
    ]
  }

  /// Reads a file and runs its cases.
  ///
  /// - Parameters:
  ///   - text: What the file says.
  ///   - context: What cases may need besides themselves.
  /// - Returns: The results, in the order of the file.
  /// - Throws: ``PlacedJSONError`` where the file isn't one of the schema, or of no kind known.
  package static func results(
    of text: String, in context: VectorContext
  ) throws(PlacedJSONError) -> (kind: String, results: [VectorResult]) {
    let file = JSONField(file: try PlacedJSON.read(text))
    let vectors = try file.object { reader throws(PlacedJSONError) in
      let schema = try reader.required("schema")
      guard try schema.string() == Self.schema else {
        throw schema.mismatch("\"\(Self.schema)\"", found: try schema.string())
      }
      let count = try reader.required("count")
      let vectors = try reader.required("vectors").array(of: "cases", { $0 })
      guard try count.number() == Double(vectors.count) else {
        throw count.mismatch("the number of cases, \(vectors.count)", found: "another")
      }
      return vectors
    }
    guard let first = vectors.first else { throw file.mismatch("a file with cases", found: "none") }
    guard let kind = kinds.first(where: { $0.isKind(of: VectorShape(of: first.json)) }) else {
      throw first.mismatch("a case of a known kind", found: "something else")
    }
    return (kind.kind, try results(of: vectors, as: kind, in: context))
  }

  private static func results(
    of vectors: [JSONField], as kind: any VectorCase.Type, in context: VectorContext
  ) throws(PlacedJSONError) -> [VectorResult] {
    var results: [VectorResult] = []
    var ids: Set<String> = []
    for field in vectors {
      let vector = try field.object { reader throws(PlacedJSONError) -> any VectorCase in
        try kind.init(&reader)
      }
      guard ids.insert(vector.id).inserted else {
        throw field.mismatch("a case with a name of its own", found: vector.id)
      }
      results.append(VectorResult(id: vector.id, differences: vector.differences(context)))
    }
    return results
  }
}

/// What came of one case.
package struct VectorResult: Hashable, Sendable {
  package let id: String
  /// What differs, each in one line.
  package let differences: [String]

  /// Whether nothing differs.
  package var passes: Bool { differences.isEmpty }
}
