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

  /// The layouts of a file, for code that solves them in another way.
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

/// One case of a vector file: a kind of question with its answer.
protocol VectorCase {
  /// What the kind is called in reports.
  static var kind: String { get }

  /// Whether a file's first case is of this kind.
  static func isKind(of first: VectorShape) -> Bool

  /// Takes the case's fields; a key that it doesn't know is refused.
  init(_ reader: inout ObjectReader) throws(CourseError)

  /// The case's name; unique in its file.
  var id: String { get }

  /// What differs from the answer, each in one line; empty if nothing does.
  func differences(_ context: VectorContext) -> [String]
}

/// What cases may need besides themselves.
package struct VectorContext: Sendable {
  /// The sentences in which errors are told; without them their words aren't compared.
  let sentences: StringsCatalogue?

  package init(sentences: StringsCatalogue?) { self.sentences = sentences }
}

/// By which keys and words a case shows what kind it is.
struct VectorShape {
  private let keys: Set<String>
  private let expectedKeys: Set<String>
  /// The verdict that a layout or a rule is expected to come to.
  let verdict: String?

  /// Looks at a case without taking it; anything but an object has no shape.
  init(of json: PlacedJSON) {
    let members = Self.members(of: json)
    let expected = members.first { $0.key == "expect" }.map { Self.members(of: $0.json) } ?? []
    keys = Set(members.map(\.key))
    expectedKeys = Set(expected.map(\.key))
    if case .string(let word)? = expected.first(where: { $0.key == "verdict" })?.json.value {
      verdict = word
    } else {
      verdict = nil
    }
  }

  /// Whether the case has all of these keys.
  func has(_ wanted: String...) -> Bool { keys.isSuperset(of: wanted) }

  /// Whether what is expected has all of these keys.
  func expects(_ wanted: String...) -> Bool { expectedKeys.isSuperset(of: wanted) }

  private static func members(of json: PlacedJSON) -> [PlacedJSON.Member] {
    guard case .object(let members) = json.value else { return [] }
    return members
  }
}

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

/// What differs between an answer and the one that was expected, line by line.
struct Differences {
  private(set) var lines: [String] = []

  /// Compares two values by what they are.
  mutating func compare<Value: Equatable>(_ what: String, _ found: Value, with wanted: Value) {
    guard found != wanted else { return }
    lines.append("\(what) is \(Self.words(found)), not \(Self.words(wanted))")
  }

  /// Compares two numbers but for rounding.
  mutating func compare(number what: String, _ found: Double, with wanted: Double) {
    guard !Tolerance.same(found, wanted) else { return }
    lines.append("\(what) is \(found), not \(wanted)")
  }

  /// Compares two rectangles but for rounding.
  mutating func compare(rect what: String, _ found: Rect?, with wanted: Rect) {
    guard let found else { return lines.append("\(what) isn't decided") }
    for part in FramePart.allCases {
      compare(number: "\(what).\(part)", found[part], with: wanted[part])
    }
  }

  /// Notes something in words of its own.
  mutating func note(_ line: String) { lines.append(line) }

  private static func words<Value>(_ value: Value) -> String {
    guard let optional = value as? (any OptionalValue) else { return "\(value)" }
    return optional.words
  }
}

/// An optional, whatever it holds.
private protocol OptionalValue { var words: String { get } }

extension Optional: OptionalValue {
  fileprivate var words: String { map { "\($0)" } ?? "nothing" }
}
