import Foundation
import Grading
import SwiftRunning
import Synchronization
import TestRunners
import Testing

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

  var store: ModuleStore {
    get throws {
      ModuleStore(
        cache: CacheFolder(place + "/cache"), sources: sources,
        toolchain: try Toolchain.find(environment: ProcessInfo.processInfo.environment))
    }
  }
}

/// What several builds were told.
private final class Told: Sendable {
  private let list = Mutex<[ModuleProgress]>([])

  var steps: [ModuleProgress] { list.withLock { $0 } }

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
    #expect(try store.modules { _ in } == built[0])
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
