import Foundation
import Platform
import Testing

@Suite("The way to a place")
struct PathWalkTests {
  private let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "walk-\(UUID().uuidString)").path()
    root = folder
    try FileManager.default.createDirectory(
      atPath: folder + "/a/b", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/c", withIntermediateDirectories: true)
  }

  private func link(_ path: String, to end: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: end)
  }

  /// What is passed below the folder of the test.
  private func passed(_ walk: PathWalk) -> [String] {
    walk.steps.map(\.path).filter { $0.hasPrefix(root + "/") }.map {
      String($0.dropFirst(root.count + 1))
    }
  }

  @Test("passes every folder, and follows links as the system does")
  func steps() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try link("c/up", to: "../a")
    try link("c/all", to: "\(root)/a/b")
    #expect(passed(PathWalk(to: root + "/a/./b")) == ["a", "a/b"])
    #expect(passed(PathWalk(to: root + "/c/up/b")) == ["c", "c/up", "a", "a/b"])
    // What is above a link's end, not above the link.
    #expect(PathWalk(to: root + "/c/all/..").place == root + "/a")
    #expect(PathWalk(to: root + "/c/all").steps.first?.path == "/")
    let missing = PathWalk(to: root + "/c/up/x/y")
    #expect(missing.place == root + "/a/x/y" && !missing.isWhole)
    #expect(PathWalk(to: root + "/c").isWhole)
  }

  @Test("ends where links lead in a circle")
  func circle() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(!PathWalk(to: root + "/one/a").isWhole)
  }

  @Test("leads through a folder if the place is in it, or if a link in it is on the way")
  func through() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try link("a/out", to: "../c")
    try link("into", to: "a/b")
    try link("same", to: "a")
    func leads(_ path: String, _ folder: String) -> Bool {
      PathWalk(to: "\(root)/\(path)").leadsThrough("\(root)/\(folder)")
    }
    #expect(leads("a/b", "a") && leads("a", "a") && leads("a/not/yet", "a"))
    #expect(leads("a/out", "a") && leads("into", "a") && leads("into", "same"))
    #expect(leads("same/b", "a"))
    #expect(!leads("c", "a") && !leads("a/../c", "a") && !leads("a", "a/b"))
    // The folder itself may be named by a link that lies elsewhere.
    #expect(!leads("same/../c", "same"))
    #expect(!leads("ab", "a") && !leads("a", "missing"))
  }
}
