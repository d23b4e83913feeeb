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
    let error = try #require(throws: PlacedJSONError.self) {
      try OracleFile.cases(in: "\(first)\n\(line)")
    }
    #expect(try ReferenceFile.words(of: error) == said)
    #expect(error.place.line == number)
    #expect(error.place.column == column)
  }
}
