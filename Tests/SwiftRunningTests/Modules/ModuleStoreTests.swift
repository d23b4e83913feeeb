import Foundation
import Grading
import SwiftRunning
import Testing
import TestRunners

@Suite("The modules that answers are compiled against")
struct ModuleStoreTests {
  @Test("are found again without another build")
  func found() throws {
    let toolchain = try Toolchain.find(environment: ProcessInfo.processInfo.environment)
    let sources = try #require(RealRunner.sources)
    _ = RealAnswers.failure("")
    let store = ModuleStore(cache: RealAnswers.cache, sources: sources, toolchain: toolchain)
    let built = try #require(try store.builtModules())
    #expect(try store.modules { Issue.record("\($0)") } == built)
    for file in [built.folder.library, built.folder.host] {
      #expect(FileManager.default.fileExists(atPath: file))
    }
  }

  /// A folder that is taken away after a test, in which all parts have their folders.
  private func withSources(at inner: String, _ body: (String) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: place) }
    for part in ["LayoutEngine", "LayoutUIKit/MapKit", "LayoutMasonry", "AnswerHost"] {
      try FileManager.default.createDirectory(
        atPath: "\(place)/\(inner)/\(part)", withIntermediateDirectories: true)
      try "".write(
        toFile: "\(place)/\(inner)/\(part)/a.swift", atomically: true, encoding: .utf8)
    }
    try body(place)
  }

  @Test("don't exist for other sources")
  func others() throws {
    try withSources(at: "copy") { place in
      #expect(SourceRoot(place) == nil)
      let store = ModuleStore(
        cache: RealAnswers.cache, sources: try #require(SourceRoot(place + "/copy")),
        toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment))
      #expect(try store.builtModules() == nil)
    }
  }

  @Test("report a missing compiler")
  func noCompiler() {
    let error = #expect(throws: SwiftFailure.self) {
      try Toolchain.find(environment: ["PATH": "/nowhere"])
    }
    #expect(
      English.words(of: error) == [
        "no Swift compiler was found",
        "install Swift from swift.org, and see that `swiftc --version` works here",
      ])
  }

  @Test(
    "are found beside a program, wherever it is, but not around one that was moved",
    arguments: [
      ("Sources", ".build/machine/release", true), ("share/lessons", "bin", true),
      ("Sources", "a/b/c", false), ("Sources", "", false),
      ("Sources", "tools/linux/release", false), ("share/lessons", "tools", false),
      ("share/lessons", "", false),
    ])
  func beside(sources: String, folder: String, isFound: Bool) throws {
    try withSources(at: sources) { place in
      try FileManager.default.createDirectory(
        atPath: "\(place)/\(folder)", withIntermediateDirectories: true)
      #expect(SourceRoot("\(place)/\(sources)") != nil)
      #expect((SourceRoot.beside("\(place)/\(folder)/lessons") != nil) == isFound)
      #expect(SourceRoot.beside("\(place)/elsewhere/lessons") == nil)
    }
  }

  @Test("are stored where the user's environment says")
  func folders() {
    #expect(
      CacheFolder(environment: ["LESSONS_CACHE": "/a", "HOME": "/h"]) == CacheFolder("/a"))
    #expect(CacheFolder(environment: ["LESSONS_CACHE": "a"]) == nil)
    #if os(Linux)
      #expect(
        CacheFolder(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
          == CacheFolder("/c/layout-lessons"))
      #expect(CacheFolder(environment: ["HOME": "/h"]) == CacheFolder("/h/.cache/layout-lessons"))
    #endif
  }
}
