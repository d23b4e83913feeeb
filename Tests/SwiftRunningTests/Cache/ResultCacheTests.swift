import Course
import Foundation
import Grading
import LayoutEngine
import SwiftRunning
import Testing

@Suite("Cached results")
struct ResultCacheTests {
  /// The real modules, and results of its own.
  private func folder() throws -> CacheFolder {
    _ = try RealAnswers.run(Self.text)
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lessons-results-\(UUID().uuidString)").path()
    return CacheFolder(path)
  }

  private static let text = """
    import UIKit
    func layOut(photo: UIImageView, note: UILabel, in view: UIView) { print(1) }
    """

  private func files(_ results: ResultCache) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: results.folder)
      .filter { $0.count == 64 }.map { "\(results.folder)/\($0)" }
  }

  @Test("are returned without running a process, until something that they depend on changes")
  func hits() throws {
    let first = try RealAnswers.run(Self.text + "// \(UUID())")
    #expect(!first.isCached)
    let text = Self.text + "// \(UUID())"
    let fresh = try RealAnswers.run(text)
    let kept = try RealAnswers.run(text)
    #expect(!fresh.isCached && kept.isCached)
    #expect(kept.snapshots == fresh.snapshots && kept.printed == "1\n")
    #expect(try !RealAnswers.run(text, fileName: "other.swift").isCached)
    #expect(try !RealAnswers.run(text, cases: [.photoAndNote(width: 321, height: 480)]).isCached)
    #expect(try !RealAnswers.run(text + " ").isCached)
  }

  @Test("include what the compiler says")
  func messages() throws {
    let results = ResultCache(folder: RealAnswers.cache.results)
    let text = Self.text + "let a: Int = \"\" // \(UUID())"
    let fresh = RealAnswers.failure(text)
    let hits = results.counts.hits
    #expect(RealAnswers.failure(text) == fresh)
    #expect(results.counts.hits > hits)
  }

  @Test("are checked before they are used")
  func damage() throws {
    let results = ResultCache(folder: try folder().results)
    let run = SwiftRun(snapshots: [.photoAndNote], printed: "a")
    results.keep(.success(run), for: String(repeating: "a", count: 64))
    let file = try #require(try files(results).first)
    let whole = try String(contentsOfFile: file, encoding: .utf8)
    for damaged in ["", "{}", String(whole.dropLast(3)), whole.replacing("320", with: "321")] {
      try damaged.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(results.result(for: String(repeating: "a", count: 64)) == nil)
    }
    results.keep(.success(run), for: String(repeating: "a", count: 64))
    let kept = try #require(try results.result(for: String(repeating: "a", count: 64))?.get())
    #expect(kept.snapshots == run.snapshots && kept.isCached)
    #expect(results.counts == (1, 4))
    try FileManager.default.removeItem(atPath: results.folder)
  }

  @Test(
    "are only those that another run would give again",
    arguments: [
      SwiftFailure.timedOut(seconds: 2, caseIndex: 0), .limitExceeded(.outputBytes(1)),
      .crashed(Crash(kind: .signal(11), line: nil, caseIndex: 0)),
      .unavailable(reason: Sentence(verbatim: ""), advice: Sentence(verbatim: "")),
    ])
  func lasting(failure: SwiftFailure) throws {
    let results = ResultCache(folder: try folder().results)
    results.keep(.failure(failure), for: String(repeating: "a", count: 64))
    #expect(!FileManager.default.fileExists(atPath: results.folder))
  }

  @Test("are not larger than an ordinary result")
  func size() throws {
    let results = ResultCache(folder: try folder().results)
    let key = String(repeating: "a", count: 64)
    results.keep(.success(SwiftRun(snapshots: [], printed: "\(key)\n")), for: key)
    #expect(results.result(for: key) != nil)
    let long = String(repeating: "b", count: 64)
    let printed = String(repeating: "a", count: 256 << 10)
    results.keep(.success(SwiftRun(snapshots: [], printed: printed)), for: long)
    #expect(results.result(for: long) == nil)
    #expect(try files(results) == ["\(results.folder)/\(key)"])
  }

  @Test("make room for new ones")
  func eviction() throws {
    let results = ResultCache(folder: try folder().results)
    let run = Result<SwiftRun, SwiftFailure>.success(SwiftRun(snapshots: []))
    results.keep(run, for: String(repeating: "a", count: 64))
    let file = try #require(try files(results).first)
    for number in 1..<ResultCache.most {
      let name = String(repeating: "b", count: 60) + "\(1000 + number)"
      try FileManager.default.copyItem(atPath: file, toPath: "\(results.folder)/\(name)")
    }
    #expect(try files(results).count == ResultCache.most)
    results.keep(run, for: String(repeating: "c", count: 64))
    #expect(try files(results).count == ResultCache.most * 3 / 4)
    try FileManager.default.removeItem(atPath: results.folder)
  }
}
