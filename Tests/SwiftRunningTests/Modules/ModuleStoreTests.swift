import Foundation
import Grading
import SwiftRunning
import Synchronization
import TestRunners
import Testing

@Suite("The modules that answers are compiled against")
struct ModuleStoreTests {
  @Test("are found again without another build")
  func found() throws {
    let toolchain = try SwiftTools.toolchain
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
      try "".write(toFile: "\(place)/\(inner)/\(part)/a.swift", atomically: true, encoding: .utf8)
    }
    try body(place)
  }

  @Test("don't exist for other sources")
  func others() throws {
    try withSources(at: "copy") { place in
      #expect(SourceRoot(place) == nil)
      let store = ModuleStore(
        cache: RealAnswers.cache, sources: try #require(SourceRoot(place + "/copy")),
        toolchain: try SwiftTools.toolchain)
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

/// Sources that are no more than what the sample answer needs, so that building them is quick.
private struct SmallSources: ~Copyable {
  let place: String
  let sources: SourceRoot

  init(_ engine: String = "package let one = 1\n") throws {
    place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    let files = [
      "LayoutEngine/Engine.swift": engine, "LayoutUIKit/UIKit.swift": Self.uikit,
      "LayoutUIKit/MapKit/MapKit.swift": "import LayoutUIKit\n",
      "LayoutMasonry/Masonry.swift": "import LayoutUIKit\n",
      "AnswerHost/main.swift": "import LayoutUIKit\n",
    ]
    for (name, text) in files {
      let file = URL(filePath: "\(place)/sources/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    sources = try #require(SourceRoot(place + "/sources"))
  }

  deinit { try? FileManager.default.removeItem(atPath: place) }

  private static let uikit = """
    public class NSLayoutConstraint {
      public static func activate(_ constraints: [NSLayoutConstraint]) {}
    }
    public class NSLayoutDimension {
      public func constraint(equalToConstant: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    }
    open class UIView {
      public init() {}
      public var translatesAutoresizingMaskIntoConstraints = true
      public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    }
    """

  var store: ModuleStore { get throws { try store(isUrgent: true) } }

  func store(isUrgent: Bool) throws -> ModuleStore {
    ModuleStore(
      cache: CacheFolder(place + "/cache"), sources: sources,
      toolchain: try SwiftTools.toolchain, isUrgent: isUrgent)
  }
}

/// What several builds were told.
private final class Told: Sendable {
  private let list = Mutex<[ModuleProgress]>([])

  var steps: [ModuleProgress] { list.withLock { $0 } }

  /// The estimates that they were given.
  var seconds: [Int] {
    steps.compactMap { if case .building(_, _, let seconds) = $0 { seconds } else { nil } }
  }

  func note(_ step: ModuleProgress) { list.withLock { $0.append(step) } }
}

@Suite("Building the modules")
struct ModuleBuildTests {
  @Test("happens once for all that ask at the same time, and again after it was interrupted")
  func once() async throws {
    let small = try SmallSources()
    let store = try small.store
    let told = Told()
    let built = try await withThrowingTaskGroup(of: BuiltModules.self) { group in
      for _ in 0..<2 {
        group.addTask { try store.modules { told.note($0) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(built.count == 2 && built[0] == built[1])
    let steps = told.steps
    #expect(
      steps.filter { $0 != .waiting }.count == 1 && steps.filter { $0 == .waiting }.count <= 1)

    try FileManager.default.removeItem(atPath: built[0].folder.path + "/recipe.json")
    #expect(try store.builtModules() == nil)
    #expect(try small.store(isUrgent: false).modules { told.note($0) } == built[0])
    let timing = "\(small.place)/cache/modules/seconds"
    #expect(Int(try String(contentsOfFile: timing, encoding: .utf8)) != nil)
    #expect(told.seconds.first == 15)
  }

  @Test("isn't repeated if the same sources were only copied or touched")
  func touched() throws {
    let small = try SmallSources()
    let built = try small.store.modules { _ in }
    let file = small.sources.folder + "/LayoutEngine/Engine.swift"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file)
    #expect(try small.store.builtModules() == built)
    try "package let two = 2\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try small.store.builtModules() == nil)
  }

  @Test("reports the compiler's errors")
  func broken() throws {
    let small = try SmallSources("package let one: Int = \"one\"\n")
    let store = try small.store
    do throws(SwiftFailure) {
      _ = try store.modules { _ in }
      Issue.record("it was built")
    } catch {
      let reason = try #require(English.words(of: error).first)
      #expect(reason.hasPrefix("the UIKit module can't be built: "))
      #expect(reason.contains("cannot convert value of type 'String'"))
    }
  }
}
