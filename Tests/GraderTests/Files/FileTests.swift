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
    try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: end)
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

@Suite("Where the program is")
struct ProgramPlaceTests {
  @Test(
    "tells what travels with it",
    arguments: [
      ("/usr/local/bin/lessons", "/usr/local/share/lessons"),
      ("/bin/lessons", "/share/lessons"),
    ])
  func installed(program: String, share: String) throws {
    let place = try #require(ProgramPlace(program))
    #expect(place.course == share + "/Lessons")
    #expect(place.sources == share)
  }

  @Test(
    "is a checkout's if it was built there",
    arguments: [
      "/users/ana/course/.build/x86_64-unknown-linux-gnu/debug/lessons",
      "/users/ana/course/.build/release/lessons",
      "/users/ana/course/.build/out/Products/Release-linux/lessons",
    ])
  func built(program: String) throws {
    let place = try #require(ProgramPlace(program))
    #expect(place == .built(checkout: "/users/ana/course"))
    #expect(place.course == "/users/ana/course/Lessons")
    #expect(place.sources == "/users/ana/course/Sources")
  }

  @Test(
    "is nowhere for a program that was moved: what lies around it is anybody's",
    arguments: [
      "/lessons", "/tmp/lessons", "/users/ana/a/b/c/lessons", "/users/ana/build/x/debug/lessons",
      "/users/ana/tools/lessons", "",
    ])
  func moved(program: String) {
    #expect(ProgramPlace(program) == nil)
  }
}

@Suite("A file that is handed back")
struct TextFileMarkTests {
  @Test("is read with the byte order mark that it begins with")
  func mark() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a;b\r\n".utf8)
    try Data(bytes).write(to: URL(filePath: path))
    #expect(Array(try TextFile.readKeepingMark(path).utf8) == bytes)
    #expect(try TextFile.read(path) == "a;b\r\n")
    try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.readKeepingMark(path) }
    #expect(error?.reason == .notUTF8(line: 2))
  }

  @Test(
    "may be UTF-16 with a byte order mark, whichever byte comes first", arguments: [true, false])
  func utf16(isLittle: Bool) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = "\u{FEFF}é;🦊\n".utf16.flatMap { unit in
      isLittle
        ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try TextFile.read(path) == "é;🦊\n")
    #expect(try TextFile.readKeepingMark(path) == "\u{FEFF}é;🦊\n")
    try Data(bytes.dropLast()).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.read(path) }
    #expect(error?.reason == .otherFormat(.unmarkedUTF16))
  }

  @Test(
    "is recognised if it is a workbook or another zip file",
    arguments: [("xl/workbook.xml", .workbook), ("word/document.xml", .packed), ("", .packed)]
      as [(String, TextFileError.Reason)])
  func packed(content: String, reason: TextFileError.Reason) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("PK\u{3}\u{4}\(content)".utf8).write(to: URL(filePath: path))
    let error = #expect(throws: TextFileError.self) { try TextFile.readKeepingMark(path) }
    #expect(error?.reason == reason)
  }
}

@Suite("The hash that names files by what is in them")
struct SHA256Tests {
  @Test(
    "gives the standard's own examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
          + "lmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func examples(text: String, digest: String) {
    #expect(SHA256.digest(of: text.utf8) == digest)
  }

  @Test("gives the standard's example of a million letters, taken in by pieces")
  func pieces() {
    var hash = SHA256()
    for _ in 0..<1000 { hash.update([UInt8](repeating: UInt8(ascii: "a"), count: 1000)) }
    #expect(hash.finish() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("keeps fields apart")
  func fields() {
    var first = SHA256()
    first.update(field: "ab")
    first.update(field: "c")
    var second = SHA256()
    second.update(field: "a")
    second.update(field: "bc")
    #expect(first.finish() != second.finish())
  }
}
