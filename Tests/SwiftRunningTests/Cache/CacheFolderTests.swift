import Foundation
import Grading
import Platform
import SwiftRunning
import TestRunners
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("The cache belongs to one user, because the program runs and trusts what is in it")
struct CacheFolderTests {
  /// A folder in which caches are tried out.
  private let root: String

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "caches-\(UUID().uuidString)").path()
    try make("", mode: 0o755)
  }

  private func make(_ path: String, mode: mode_t) throws {
    let path = "\(root)/\(path)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try #require(chmod(path, mode) == 0)
  }

  private func link(_ path: String, to end: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: end)
  }

  private func store(_ path: String) throws -> ModuleStore {
    ModuleStore(
      cache: CacheFolder("\(root)/\(path)"), sources: try #require(RealRunner.sources),
      toolchain: try SwiftTools.toolchain)
  }

  private func mode(_ path: String) -> UInt32? { FileFacts("\(root)/\(path)")?.permissions }

  /// What is wrong with a cache, with our folder's name taken out.
  private func refusal(_ path: String = "cache", as account: Account = .own) -> [String]? {
    do throws(SwiftFailure) {
      try CacheFolder("\(root)/\(path)").check(as: account)
      return nil
    } catch {
      return English.words(of: error).map { $0.replacingOccurrences(of: root, with: "HERE") }
    }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: root) }

  private static let another = "name a folder of your own with LESSONS_CACHE=/path/to/folder"
  private static let own = Account.own.user

  @Test(
    "a cache that only its owner can write into is accepted, and so is one that doesn't exist yet")
  func good() throws {
    defer { remove() }
    #expect(refusal() == nil)
    #expect(refusal("not/yet/cache") == nil)
    #expect(!FileManager.default.fileExists(atPath: root + "/not"))
    for mode: mode_t in [0o700, 0o755, 0o750] {
      try make("cache", mode: mode)
      #expect(refusal() == nil)
    }
  }

  @Test(
    "a cache that others can write into is refused, with the command that corrects it",
    arguments: [(0o775, "775"), (0o757, "757"), (0o770, "770"), (0o777, "777")])
  func open(mode: mode_t, digits: String) throws {
    defer { remove() }
    try make("cache", mode: mode)
    #expect(
      refusal() == [
        "others may write into the cache folder HERE/cache (its mode is \(digits)), and could put "
          + "false results into it", "type `chmod -R go-w HERE/cache`, or \(Self.another)",
      ])
    try #require(chmod(root + "/cache", mode & ~0o022) == 0)
    #expect(refusal() == nil)
  }

  @Test("for a cache that is shared on purpose, the advice is to use another one")
  func shared() throws {
    defer { remove() }
    try make("cache", mode: 0o1777)
    #expect(
      refusal() == [
        "others may write into the cache folder HERE/cache (its mode is 1777), and could put false "
          + "results into it", Self.another,
      ])
  }

  @Test(
    "the folders in it are checked, too",
    arguments: ["modules", "modules/known", "results", "work"])
  func inner(name: String) throws {
    defer { remove() }
    try make("cache/\(name)", mode: 0o775)
    #expect(
      refusal() == [
        "others may write into the cache folder HERE/cache/\(name) (its mode is 775), and could put "
          + "false results into it", "type `chmod -R go-w HERE/cache/\(name)`, or \(Self.another)",
      ])
    try FileManager.default.removeItem(atPath: "\(root)/cache/\(name)")
    try link("cache/\(name)", to: root)
    #expect(
      refusal() == [
        "HERE/cache/\(name) in the cache is a link and not a folder",
        "type `rm HERE/cache/\(name)`",
      ])
  }

  @Test("another user's cache is refused", .enabled(if: Self.isLinux))
  func foreign() throws {
    defer { remove() }
    let stranger = Account(user: Self.own + 4711, group: Self.own + 4711)
    // Nobody is above the folder but the system, and its owner.
    let cache = CacheFolder(root)
    let error = #expect(throws: SwiftFailure.self) { try cache.check(as: stranger) }
    #expect(
      English.words(of: error) == [
        "the cache folder \(root) belongs to another user (\(Self.own)), who could put false "
          + "results into it", Self.another,
      ])
  }

  @Test("another user's cache is refused although we could write into it", .enabled(if: own == 0))
  func foreignForRoot() throws {
    defer { remove() }
    try make("cache", mode: 0o777)
    try #require(chown(root + "/cache", 4711, 4711) == 0)
    #expect(
      refusal() == [
        "the cache folder HERE/cache belongs to another user (4711), who could put false results "
          + "into it", Self.another,
      ])
    try make("theirs/cache", mode: 0o700)
    try #require(chown(root + "/theirs", 4711, 4711) == 0)
    #expect(
      refusal("theirs/cache") == [
        "the folder HERE/theirs, on the way to the cache folder HERE/theirs/cache, belongs to another "
          + "user (4711), who could put another folder in its place", Self.another,
      ])
    try link("link", to: root + "/safe")
    try #require(lchown(root + "/link", 4711, 4711) == 0)
    try make("safe", mode: 0o700)
    #expect(
      refusal("link") == [
        "the link HERE/link, on the way to the cache folder HERE/link, belongs to another user "
          + "(4711), who could put another folder in its place", Self.another,
      ])
  }

  @Test("a cache in a folder that others can write into is refused, whether it exists or not")
  func above() throws {
    defer { remove() }
    try make("open", mode: 0o777)
    let refused = [
      "others may write into the folder HERE/open (its mode is 777), and could put another folder in "
        + "the place of the cache folder HERE/open/a/cache",
      "type `chmod go-w HERE/open`, or \(Self.another)",
    ]
    #expect(refusal("open/a/cache") == refused)
    try make("open/a/cache", mode: 0o700)
    #expect(refusal("open/a/cache") == refused)
    // As in /tmp, where nobody can rename what isn't theirs.
    try #require(chmod(root + "/open", 0o1777) == 0)
    #expect(refusal("open/a/cache") == nil)
  }

  @Test("a link is followed, and its target and the target's folders are checked")
  func links() throws {
    defer { remove() }
    try make("open", mode: 0o777)
    try make("open/cache", mode: 0o700)
    try make("safe", mode: 0o700)
    try link("cache", to: "open/cache")
    #expect(refusal()?.first?.hasPrefix("others may write into the folder HERE/open ") == true)
    try link("open/link", to: "../safe")
    #expect(
      refusal("open/link")?.first?.hasPrefix("others may write into the folder HERE/open ") == true)
    try link("good", to: "safe")
    #expect(refusal("good") == nil)
    try #require(chmod(root + "/safe", 0o777) == 0)
    #expect(
      refusal("good")?.first?.hasPrefix("others may write into the cache folder HERE/safe ") == true
    )
  }

  @Test(
    "a group with one member can write above the cache, as many systems set it up, but not into it")
  func ownGroup() throws {
    defer { remove() }
    let isAlone = Self.own != 0 && Account.own.group == Self.own
    try make("group", mode: 0o775)
    try make("group/cache", mode: 0o700)
    #expect((refusal("group/cache") == nil) == isAlone)
    let refused = [
      "others may write into the folder HERE/group (its mode is 775), and could put another folder "
        + "in the place of the cache folder HERE/group/cache",
      "type `chmod go-w HERE/group`, or \(Self.another)",
    ]
    let shared = Account(user: Self.own, group: Self.own + 1)
    #expect(refusal("group/cache", as: shared) == refused)
  }

  // MARK: Who asks

  @Test("new folders belong to their owner alone, also those above the cache")
  func made() throws {
    defer { remove() }
    let store = try store("new/cache")
    #expect(try store.builtModules() == nil)
    #expect(mode("new") == nil)
    ResultCache(folder: root + "/new/cache/results")
      .keep(.success(SwiftRun(snapshots: [], printed: "")), for: String(repeating: "a", count: 64))
    #expect(mode("new") == 0o700)
    #expect(mode("new/cache") == 0o700)
    #expect(mode("new/cache/results") == 0o700)
  }

  @Test("no module of a refused cache is used, and none is built in it")
  func refusedModules() throws {
    defer { remove() }
    try make("cache", mode: 0o777)
    let store = try store("cache")
    let words = [
      "others may write into the cache folder \(root)/cache (its mode is 777), and could put false "
        + "results into it", "type `chmod -R go-w \(root)/cache`, or \(Self.another)",
    ]
    let used = #expect(throws: SwiftFailure.self) { try store.builtModules() }
    let built = #expect(throws: SwiftFailure.self) { try store.modules { Issue.record("\($0)") } }
    #expect(English.words(of: used) == words && English.words(of: built) == words)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/cache") == [])
  }

  @Test(
    "a result that another user wrote is never used", .enabled(if: own == 0))
  func planted() throws {
    defer { remove() }
    let results = ResultCache(folder: root + "/results")
    let run = SwiftRun(snapshots: [.photoAndNote], printed: "a")
    let key = String(repeating: "a", count: 64)
    results.keep(.success(run), for: key)
    #expect(try results.result(for: key)?.get().printed == "a")
    try #require(chown("\(root)/results/\(key)", 4711, 4711) == 0)
    #expect(results.result(for: key) == nil)
  }

  private static var isLinux: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}

@Suite("The temporary folders in which answers are compiled")
struct WorkFolderTests {
  /// Makes a folder as a process that works on an answer does.
  private func makeFolder(in cache: String = RealAnswers.cache.path) throws -> String {
    let folder = "\(cache)/work"
    let path = "\(folder)/answer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/inside", withIntermediateDirectories: true)
    return path
  }

  @Test("can be removed without compiling another answer")
  func swept() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: place) }
    let atWork = try makeFolder(in: place)
    let lock = open(atWork, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let abandoned = try makeFolder(in: place)
    CacheFolder(place).removeAbandonedWork()
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    #expect(FileManager.default.fileExists(atPath: atWork + "/inside"))
  }

  @Test("are the only files that are removed, however old the others are")
  func others() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: place) }
    let (kept, old) = (place + "/work" + "/thesis", place + "/work" + "/answer-old")
    for folder in [kept, old] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder)
    }
    CacheFolder(place).removeAbandonedWork()
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(!FileManager.default.fileExists(atPath: old))
  }

  @Test("are removed with the next answer if their process was killed, and stay while it runs")
  func abandoned() throws {
    let atWork = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: atWork) }
    let lock = open(atWork, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let abandoned = try makeFolder()
    let text = """
      // \(UUID())
      import UIKit
      func layOut(photo: UIImageView, note: UILabel, in view: UIView) {}
      """
    // Answers of other tests that begin at the same moment may be in the way once.
    for number in 0..<20 where FileManager.default.fileExists(atPath: abandoned) {
      _ = try RealAnswers.run(text + "// \(number)\n")
    }
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    #expect(FileManager.default.fileExists(atPath: atWork + "/inside"))
  }
}
