import Course
import LayoutEngine
import ReferenceCases
import Testing

@Suite("Apple's frames: scenes of Interface Builder")
struct OracleTests {
  /// Lines are read in pieces, so that the processors share the work.
  private static let pieces = 0..<8

  private static func cases(_ file: String, piece: Int) throws -> [OracleCase] {
    let lines = try ReferenceFile.text("\(file).jsonl", in: "Oracle").split(separator: "\n")
    let own = lines.enumerated().filter { $0.offset % pieces.count == piece }.map(\.element)
    return try OracleFile.cases(in: own.joined(separator: "\n"))
  }

  @Test(
    "every view is where Apple's engine put it, also with other sizes of content",
    arguments: pieces)
  func must(piece: Int) throws {
    let report = OracleRun.report(on: try Self.cases("must", piece: piece))
    #expect(report.results.count == (piece < 3 ? 104 : 103))
    #expect(report.plainCount == report.results.count)
    #expect(report.stressedCount == report.results.count)
    #expect(report.results.filter { !$0.isRight }.map(\.id) == [])
    #expect(report.worstError <= 0.5 + 1e-6)
    // 96.9 % of all; in every eighth of the file it is nearly as many.
    #expect(Double(report.equalViews) >= 0.95 * Double(report.solvedViews))
  }

  @Test("what differs elsewhere is what its tag says")
  func tagged() throws {
    let text = try ReferenceFile.text("tagged.jsonl", in: "Oracle")
    let report = OracleRun.report(on: try OracleFile.cases(in: text))
    #expect(report.results.count == 71)
    #expect(report.failed.map(\.id) == [])
    let tags = report.explained.compactMap { $0.explanation?.rawValue }
    let counts = Dictionary(tags.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(
      counts == [
        "undetermined": 17, "conflict": 5, "given-conflict": 1, "near": 7, "mismatch": 34,
      ])
  }

  @Test("frames that are stored otherwise are noticed, and tags explain no more than they say")
  func damaged() throws {
    let line = try ReferenceFile.text("must.jsonl", in: "Oracle").split(separator: "\n")[0]
    func result(_ text: String, _ replacement: String) throws -> OracleResult {
      let damaged = line.replacing(text, with: replacement)
      #expect(damaged != line)
      return OracleRun.result(of: try OracleFile.cases(in: damaged)[0])
    }
    let frame = "\"parent\":\"v1\",\"frame\":[0,0,414,383]"
    let low = try result(frame, "\"parent\":\"v1\",\"frame\":[0,0,414,382]")
    #expect(low.plain.outcome == .decided)
    #expect(low.plain.worstError == 1)
    #expect(low.plain.worstView == "v2")
    #expect(!low.passes)
    #expect(low.plain.equalViews == 0)
    let trailing = try result("\"v1\",\"trailing\"", "\"v1\",\"leading\"")
    #expect(trailing.plain.worstError == 414)
    let open = try result("\"second\":[\"v1\",\"top\"]", "\"second\":[\"v2\",\"top\"]")
    #expect(open.plain.outcome == .open)
    let narrow = try result(
      "\"constant\":0,\"priority\":1000},{\"id\":\"k4\"",
      "\"constant\":500,\"priority\":1000},{\"id\":\"k4\"")
    #expect(narrow.plain.outcome == .givenConflict)
  }

  @Test(
    "a line that can't be read is refused at its place",
    arguments: [
      ("{\"schema\":2}", 2, 11, "\"schema\" must be 1, the only version that is read, not another"),
      ("{\"schema\":1,", 2, 1, "this { is never closed: close it"),
    ])
  func refused(line: String, number: Int, column: Int, said: String) throws {
    let first = try ReferenceFile.text("must.jsonl", in: "Oracle").split(separator: "\n")[0]
    let error = try #require(throws: CourseError.self) {
      try OracleFile.cases(in: "\(first)\n\(line)")
    }
    #expect(try ReferenceFile.words(of: error) == said)
    #expect(error.place?.line == number)
    #expect(error.place?.column == column)
  }
}

@Suite("Linear systems that HiGHS solved level by level")
struct LinearSystemTests {
  private static func stored() throws -> [LinearSystem] {
    try LinearSystemReader.systems(in: ReferenceFile.text("systems.lcs", in: "Systems"))
  }

  @Test("every system has HiGHS's violations at every level, or a conflict that is minimal")
  func all() throws {
    let report = SystemReport(on: try Self.stored())
    #expect(
      report.lines == [
        "500 of 500 systems have the known answer:",
        "  415 have the least violations at every level",
        "  85 have a conflict that is minimal",
      ])
    #expect(report.passes)
    #expect(report.conflicts.count == 85)
  }

  @Test("rows in another order have the same violations, or a conflict as well")
  func reversed() throws {
    for system in try Self.stored() {
      let rows = system.problem.rows.indices.reversed().map { system.problem.rows[$0] }
      let turned = LinearSystem(
        line: system.line, rows: rows, variableCount: system.problem.variableCount,
        known: system.known)
      #expect(SystemVerdict(turned).isRight, "line \(system.line)")
    }
  }

  /// Two widths that share 100 points; both are asked for 80, the first one more strongly.
  private static let shared = """
    LCS1 shared 2 0
    V 2
    C 3
    E 0
    c 1000 E 100 2 0 1 1 1
    c 750 E 80 1 0 1
    c 250 G 80 1 1 1
    S 0

    """

  @Test(
    "an answer that differs from what is known is told",
    arguments: [
      ("a 0 60", "  1 have the least violations at every level", true),
      ("a 0 59", "line 1: 60.0 is violated at level 2 instead of 59.0", false),
      ("a 1 60", "line 1: 0.0 is violated at level 1 instead of 1.0", false),
      ("a infeasible", "line 1: the conflict is not reported", false),
      ("", "line 1: the file doesn't say what is known: add a line \"a\"", false),
    ])
  func differing(known: String, said: String, passes: Bool) throws {
    let report = SystemReport(on: try LinearSystemReader.systems(in: Self.shared + known))
    #expect(report.lines.contains(said), "\(report.lines)")
    #expect(report.passes == passes)
  }

  @Test("a conflict is named without the rows that have no part in it")
  func conflict() throws {
    let text = Self.shared.replacing("C 3", with: "C 5")
      .replacing("S 0", with: "c 1000 L 60 1 0 1\nc 1000 L 30 1 1 1\nS 0\na infeasible")
    let system = try #require(LinearSystemReader.systems(in: text).first)
    #expect(SystemVerdict(system) == .conflict([0, 3, 4]))
    for rows in [[0, 1, 3, 4], [0, 3]] {
      #expect(try SystemVerdict(of: .conflict(rows), on: system) == .notMinimal(rows))
    }
    let known = try #require(LinearSystemReader.systems(in: Self.shared + "a 0 60").first)
    #expect(try SystemVerdict(of: .conflict([0]), on: known) == .falseConflict([0]))
    #expect(try SystemVerdict(of: .optimal([80, 30]), on: known) == .broken(10))
  }

  @Test("an edit variable is held just below required")
  func edits() throws {
    let text = Self.shared.replacing("E 0", with: "E 1").replacing(
      "S 0", with: "e 0 30\nS 2\nr 40\n- 1\na 0 50 10")
    #expect(SystemReport(on: try LinearSystemReader.systems(in: text)).passes)
  }

  @Test(
    "a line that can't be read is named, with what to write",
    arguments: [
      ("V 2", "V two", 2, "\"two\" is not a number: write one that is finite"),
      ("V 2", "W 2", 2, "this is not \"V COUNT\": write a line of this form"),
      ("C 3", "C 4", 8, "4 rows are announced, but there are 3: correct the number or the lines"),
      ("c 750", "c 1750", 6, "1750 is no priority: write a number above 0 that is at most 1000"),
      ("1 1 1\nS", "1 2 1\nS", 7, "there is no variable 2: the variables are 0 to 1"),
      ("G 80", "> 80", 7, "\">\" is no relation: write E for =, L for <= or G for >="),
      (
        "E 80 1 0 1", "E 80 2 0 1", 6,
        "this is not \"c PRIORITY E|L|G CONSTANT COUNT INDEX COEFFICIENT\": "
          + "write a line of this form"
      ),
      (
        "S 0", "S 0\na 0", 9,
        "2 violations are announced, but there are 1: correct the number or the lines"
      ),
    ])
  func refused(text: String, replacement: String, line: Int, said: String) throws {
    let damaged = Self.shared.replacing(text, with: replacement)
    let error = try #require(throws: LinearSystemError.self) {
      try LinearSystemReader.systems(in: damaged)
    }
    #expect(error.words == said)
    #expect(error.line == line)
  }
}
