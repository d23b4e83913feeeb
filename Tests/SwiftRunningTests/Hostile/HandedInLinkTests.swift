#if os(Linux)
  import Terminal
  import Foundation
  import Glibc
  import LayoutLessons
  import Testing

  @Suite("Hostile answers that aren't ordinary files")
  struct HandedInLinkTests {
    private static let right = """
      import UIKit

      func layOut(box: UIView, in view: UIView) {
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
      """

    /// A learner's folder, with another one beside it whose answer is right.
    private struct Neighbours {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "hostile-links-\(UUID().uuidString)").path()
      var own: String { folder + "/own" }
      var answer: String { own + "/a-box.swift" }
      var other: String { folder + "/other/a-box.swift" }

      init() throws {
        for name in ["own", "other"] {
          try FileManager.default.createDirectory(
            atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        try HandedInLinkTests.right.write(toFile: other, atomically: false, encoding: .utf8)
      }

      func remove() { try? FileManager.default.removeItem(atPath: folder) }

      /// The other's file is as it was, and nothing was made beside it.
      var isUntouched: Bool {
        (try? String(contentsOfFile: other, encoding: .utf8)) == HandedInLinkTests.right
          && (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/other"))
            == ["a-box.swift"]
          && (try? FileManager.default.contentsOfDirectory(atPath: own)) == ["a-box.swift"]
      }
    }

    @Test(
      "a link isn't followed, whatever its target is",
      arguments: [
        "/etc/passwd", "/", "/dev/zero", "/dev/stdin", "/proc/self/environ", "../other/a-box.swift",
        "a-box.swift", "nowhere.swift",
      ], ["--json", "--plain", "--format=compiler"])
    func link(target: String, word: String) throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      #expect(symlink(target, neighbours.answer) == 0)
      let outcome = HostileCheck().outcome(
        in: neighbours.own, word == "--format=compiler" ? ["--format", "compiler"] : [word])
      #expect(outcome.status == .usage)
      #expect(
        outcome.printed.contains("this is a link: replace it with the file itself"),
        "\(outcome.printed)")
      #expect(!outcome.printed.contains("root:"))
      #expect(neighbours.isUntouched)
    }

    @Test("a pipe and a folder aren't answers")
    func pipe() throws {
      let piped = try Neighbours()
      defer { piped.remove() }
      #expect(mkfifo(piped.answer, 0o600) == 0)
      #expect(
        HostileCheck().outcome(in: piped.own).printed.contains("this isn't an ordinary file"))
      #expect(piped.isUntouched)
      let folder = try Neighbours()
      defer { folder.remove() }
      #expect(mkdir(folder.answer, 0o700) == 0)
      #expect(HostileCheck().outcome(in: folder.own).status == .usage)
      #expect(folder.isUntouched)
    }

    /// Two names of one file are alike: nobody can tell which of them is the first.
    @Test(
      "a hard link to another learner's file counts as a copy, and nothing is written through it")
    func hardLink() throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      #expect(Glibc.link(neighbours.other, neighbours.answer) == 0)
      #expect(HostileCheck().outcome(in: neighbours.own).verdict == "passed")
      #expect(neighbours.isUntouched)
    }

    /// A course's folder may be somewhere else, as on another disk; the answer in it is a file.
    @Test("a folder that is a link is read like any other")
    func folder() throws {
      let neighbours = try Neighbours()
      defer { neighbours.remove() }
      let moved = neighbours.folder + "/moved"
      #expect(rename(neighbours.own, moved) == 0)
      #expect(symlink("moved", neighbours.own) == 0)
      try "import UIKit".write(
        toFile: moved + "/a-box.swift", atomically: false, encoding: .utf8)
      #expect(HostileCheck().outcome(in: neighbours.own).verdict == "notCompiled")
    }
  }
#endif
