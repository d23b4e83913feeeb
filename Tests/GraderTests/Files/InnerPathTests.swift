import Foundation
import Platform
import Testing

@Suite("A name that becomes a path")
struct InnerPathTests {
  @Test(
    "is refused if it isn't a path below the folder",
    arguments: [
      "", ".", "..", "/etc", "a/../b", "a//b", "a/", "/a", "./a", "a/..", "a\0b", "a\nb", "a\u{7F}",
    ])
  func refused(name: String) {
    let error = #expect(throws: TextFileError.self) { try InnerPath.path(of: name, in: "/tmp") }
    #expect(error?.reason == .noInnerPath)
  }

  @Test("stays below the folder", arguments: ["a", "a/b.c", "..a", "~", "-rf", "Ana López", "…"])
  func inner(name: String) throws {
    #expect(try InnerPath.path(of: name, in: "/tmp") == "/tmp/\(name)")
  }

  @Test("is refused if a link on the way leads out, unless the link is to be replaced")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "inner-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/course/inside", withIntermediateDirectories: true)
    for (name, target) in [
      ("out", ".."), ("in", "inside"), ("lost", "nowhere"), ("up", "../course-2"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/course/\(name)", withDestinationPath: target)
    }
    let root = folder + "/course"
    #expect(try InnerPath.path(of: "in/a", in: root) == root + "/in/a")
    for name in ["out", "out/a", "lost", "up"] {
      let error = #expect(throws: TextFileError.self) { try InnerPath.path(of: name, in: root) }
      #expect(error?.reason == .leadsOut, "\(name)")
    }
    #expect(try InnerPath.path(of: "out", in: root, replacingLink: true) == root + "/out")
    #expect(throws: TextFileError.self) {
      try InnerPath.path(of: "out/a", in: root, replacingLink: true)
    }
  }

  @Test(
    "is a slug if it has only letters, digits, dashes and underlines, and one dot in a file's name")
  func slugs() {
    for name in ["a", "01-two-screens", "A_b", "0"] {
      #expect(InnerPath.isSlug(name) && !InnerPath.isSlug(name, withEnding: true), "\(name)")
    }
    for name in ["a.layout", "sign-kept.swift"] {
      #expect(InnerPath.isSlug(name, withEnding: true) && !InnerPath.isSlug(name), "\(name)")
    }
    let long = String(repeating: "a", count: 101)
    for name in ["", "-a", "é", "a b", "a/b", "..", ".a", "a.", "a.b.c", "a\u{301}", long] {
      #expect(!InnerPath.isSlug(name) && !InnerPath.isSlug(name, withEnding: true), "\(name)")
    }
  }
}
