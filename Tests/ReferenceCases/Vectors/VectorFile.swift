package import Course
package import LayoutEngine

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
  /// - Returns: The kind of the cases, and the results in the order of the file.
  /// - Throws: ``CourseError`` where the file isn't one of the schema, or of no kind known.
  package static func results(
    of text: String, in context: VectorContext
  ) throws(CourseError) -> (kind: String, results: [VectorResult]) {
    let (kind, cases) = try read(text)
    return (
      kind.kind, cases.map { VectorResult(id: $0.id, differences: $0.differences(context)) }
    )
  }

  /// The layouts of a file, for whoever wants to solve them in another way.
  ///
  /// - Throws: ``CourseError`` where the file isn't one of the schema, or of no kind known.
  package static func layouts(
    in text: String
  ) throws(CourseError) -> [(id: String, problem: LayoutProblem)] {
    try read(text).cases.compactMap { vector in
      (vector as? LayoutVector).map { ($0.id, $0.scene.problem) }
    }
  }

  private static func read(
    _ text: String
  ) throws(CourseError) -> (kind: any VectorCase.Type, cases: [any VectorCase]) {
    let file = JSONField(file: try PlacedJSON.read(text))
    let fields = try file.object { reader throws(CourseError) in try listed(in: &reader) }
    guard let first = fields.first else { throw file.mismatch("a file with cases", found: "none") }
    guard let kind = kinds.first(where: { $0.isKind(of: VectorShape(of: first.json)) }) else {
      throw first.mismatch("a case of a known kind", found: "something else")
    }
    var cases: [any VectorCase] = []
    var ids: Set<String> = []
    for field in fields {
      let vector = try field.object { reader throws(CourseError) -> any VectorCase in
        try kind.init(&reader)
      }
      guard ids.insert(vector.id).inserted else {
        throw field.mismatch("a case with a name of its own", found: vector.id)
      }
      cases.append(vector)
    }
    return (kind, cases)
  }

  /// The cases of a file, once its head is what it has to be.
  private static func listed(
    in reader: inout ObjectReader
  ) throws(CourseError) -> [JSONField] {
    let schema = try reader.required("schema")
    guard try schema.string() == Self.schema else {
      throw schema.mismatch("\"\(Self.schema)\"", found: try schema.string())
    }
    let count = try reader.required("count")
    let fields = try reader.required("vectors").array(of: "cases", { $0 })
    guard try count.number() == Double(fields.count) else {
      throw count.mismatch("the number of cases, \(fields.count)", found: "another")
    }
    return fields
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
