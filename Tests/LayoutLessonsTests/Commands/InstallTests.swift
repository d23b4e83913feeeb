import Course
import Foundation
import LayoutLessons
import SwiftRunning
import Terminal
import Testing
import TestRunners

@Suite("lessons install: the program with all it reads, and nothing of anybody else's")
struct InstallTests {
  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.makeCheckout()
    return learner
  }

  /// What is below a folder, links included, without the name of the copy.
  private func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return Set(names.map { $0.replacing(/20261121-041500(-\d+)?/, with: "COPY") }).sorted()
  }

  @Test("installs into ~/.local, and says what is left to do")
  func fresh() throws {
    let learner = try learner()
    let run = learner.install()
    expectRecorded(run.output, "Install/fresh")
    #expect(run.status == .passed && run.errors == "")
    let local = "\(learner.folder)/ana/.local"
    let share = "\(local)/share/lessons"
    for name in ["lessons", "lessons-teach"] {
      #expect(FileManager.default.isExecutableFile(atPath: "\(local)/bin/\(name)"))
    }
    for name in [
      "Lessons/course.json", "LayoutUIKit/MapKit/a.swift", "LayoutEngine/a.swift",
      "LayoutMasonry/a.swift", "AnswerHost/a.swift",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(share)/\(name)"), "\(name)")
    }
    let real = URL(filePath: "\(local)/bin/lessons").resolvingSymlinksInPath().path()
    let program = String(real.dropFirst(learner.folder.count + 1))
    let list = learner.choose(["list", "--json"], program: program)
    #expect(list.output.contains("One lesson") && list.told == [])
  }

  @Test("without the teachers' program it installs the other, and takes an older one's link away")
  func withoutTeaching() throws {
    let learner = try learner()
    learner.install("prefix")
    let link = "\(learner.folder)/prefix/bin/lessons-teach"
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil)
    try FileManager.default.removeItem(atPath: "\(learner.folder)/\(Learner.builtProgram)-teach")
    let run = learner.install("prefix")
    #expect(
      run.output.contains(
        """
          `lessons-teach` wasn't installed, because it isn't built. Only teachers and course authors \
        need it. To install it, type `swift build --product lessons-teach`, then `lessons install prefix`.
        """))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
    #expect(!learner.install("prefix", "--json").output.contains("teachingProgram"))
  }

  @Test("says so where the shell finds it, and names another program that comes first")
  func path() throws {
    let learner = try learner()
    learner.install("prefix")
    let found = learner.install("prefix", path: "\(learner.folder)/prefix/bin")
    #expect(
      found.output.hasSuffix(
        """
          Your shell finds `lessons`. To begin, type `lessons next`.

          To remove it, type `lessons install --uninstall prefix`.
        """), "\(found.output)")
    let other = learner.install(
      "prefix", path: "\(learner.folder)/checkout/.build/debug:\(learner.folder)/prefix/bin")
    #expect(
      other.output.contains(
        """
          When you type `lessons`, your shell runs another program with that name: HERE/checkout/.build/debug/lessons.
          Add this line to the file that your shell reads when it starts, such as ~/.profile or \
        ~/.zshrc:
            export PATH=HERE/prefix/bin:"$PATH"
        """), "\(other.output)")
  }

  @Test("an older installation is replaced as a whole")
  func update() throws {
    let learner = try learner()
    learner.install("prefix")
    let before = paths(below: learner.folder + "/prefix")
    try FileManager.default.removeItem(
      atPath: learner.folder + "/checkout/Sources/AnswerHost/a.swift")
    try learner.place("// another", at: "checkout/Sources/AnswerHost/b.swift")
    #expect(learner.install("prefix").status == .passed)
    let after = paths(below: learner.folder + "/prefix")
    let host = "lib/lessons/COPY/share/lessons/AnswerHost"
    let expected = before.map { $0 == "\(host)/a.swift" ? "\(host)/b.swift" : $0 }
    #expect(before != after && expected == after)
  }

  @Test("what an interrupted installation has left is neither used nor kept")
  func interrupted() throws {
    let learner = try learner()
    learner.install("prefix")
    let before = paths(below: learner.folder + "/prefix")
    try learner.place("half", at: "prefix/lib/lessons/20261121-041400-1.new/bin/lessons")
    #expect(learner.install("prefix").status == .passed)
    #expect(paths(below: learner.folder + "/prefix") == before)
  }

  @Test("an installation that fails leaves the older one as it is")
  func failing() throws {
    let learner = try learner()
    learner.install("prefix")
    let before = paths(below: learner.folder + "/prefix")
    try FileManager.default.createSymbolicLink(
      atPath: learner.folder + "/checkout/Lessons/link", withDestinationPath: "/nowhere")
    let run = learner.install("prefix")
    #expect(
      run.errors
        == "checkout/Lessons/link: error: this is a link: replace it with the file itself")
    #expect(run.status == .usage)
    #expect(paths(below: learner.folder + "/prefix") == before)
  }

  @Test(
    "overwrites nothing that something else put there",
    arguments: ["bin/lessons", "share/lessons/file", "lib/lessons/file", "lib/lessons"])
  func taken(place: String) throws {
    let learner = try learner()
    try learner.place("theirs", at: "prefix/\(place)")
    let before = paths(below: learner.folder + "/prefix")
    let shown = "prefix/" + place.replacingOccurrences(of: "/file", with: "")
    for words in [[], ["--uninstall"]] {
      let run = learner.choose(["install", "prefix"] + words, program: Learner.builtProgram)
      #expect(run.status == .usage)
      let unused =
        "lessons: `lessons install` put nothing into prefix, so there is nothing to remove"
      let taken =
        "lessons: \(shown) is there already, and `lessons install` didn't put it there; move it "
        + "away, or name another folder"
      #expect(run.errors == (words.isEmpty ? taken : unused))
    }
    #expect(paths(below: learner.folder + "/prefix") == before)
  }

  @Test("--uninstall removes everything that was installed, and the folders that were made for it")
  func uninstalled() throws {
    let learner = try learner()
    try learner.place("theirs", at: "ana/.local/bin/other")
    learner.install()
    let run = learner.install("--uninstall")
    #expect(run.output == "  lessons is removed from ana/.local.")
    #expect(run.status == .passed)
    #expect(paths(below: learner.folder + "/ana") == [".local", ".local/bin", ".local/bin/other"])
    #expect(
      learner.install("--uninstall").errors
        == "lessons: `lessons install` put nothing into ana/.local, so there is nothing to remove")
  }

  @Test("a file that was changed or added after the installation stays, and is told")
  func changed() throws {
    let learner = try learner()
    learner.install("prefix")
    try learner.place("{ \"mine\": true }", at: "prefix/share/lessons/Lessons/course.json")
    let run = learner.install("prefix", "--uninstall")
    #expect(
      run.output.replacing(/20261121-041500(-\d+)?/, with: "COPY") == """
          lessons is removed from prefix.
          1 file stays, because it was changed after the installation:
            prefix/lib/lessons/COPY/share/lessons/Lessons/course.json
        """)
    #expect(
      paths(below: learner.folder + "/prefix/lib/lessons/").filter { $0.hasSuffix(".json") }
        == ["COPY/share/lessons/Lessons/course.json"])
    #expect(!FileManager.default.fileExists(atPath: learner.folder + "/prefix/bin/lessons"))
  }

  @Test("a program without a course and sources of its own can't be installed")
  func moved() throws {
    let learner = try learner()
    #expect(
      learner.choose(
        ["install", "prefix"], program: "tools/lessons",
        variable: "\(learner.folder)/checkout/Lessons"
      ).errors
        == "lessons: the course and the sources aren't beside this program, so there is nothing to "
        + "install with it; type `swift run lessons install` in a checkout")
    #expect(!FileManager.default.fileExists(atPath: learner.folder + "/prefix"))
  }

  @Test("the program that is installed somewhere can be installed elsewhere, and not over itself")
  func again() throws {
    let learner = try learner()
    learner.install("prefix")
    let real = URL(filePath: learner.folder + "/prefix/bin/lessons").resolvingSymlinksInPath()
    let program = String(real.path().dropFirst(learner.folder.count + 1))
    #expect(
      learner.install("prefix", program: program).errors
        == "lessons: this program is the installed one; to update it, type `swift run lessons install` in a newer checkout"
    )
    #expect(learner.install("other", program: program).status == .passed)
    #expect(paths(below: learner.folder + "/other") == paths(below: learner.folder + "/prefix"))
  }

  @Test("without a home folder the place has to be named")
  func homeless() throws {
    let learner = try learner()
    #expect(
      learner.choose(["install"], program: Learner.builtProgram).errors
        == "lessons: there is no home folder; name the folder to install into")
  }
}

@Suite("An installed program, in a checkout that holds a course and sources of its own")
struct InstalledProgramTests {
  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.makeCourse("Lessons", title: "The learner's")
    for part in ["LayoutEngine", "LayoutUIKit/MapKit", "LayoutMasonry", "AnswerHost"] {
      try learner.place("#error(\"a learner's source\")", at: "Sources/\(part)/a.swift")
    }
    return learner
  }

  /// Puts the program into a folder of the learner's, and the rest where the README says.
  private func install(_ learner: borrowing Learner, at place: String) throws -> String {
    let files = FileManager.default
    let folder = "\(learner.folder)/\(place)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What runs is the file of this name; a second name for it is made in no time.
    if link(RealRunner.builtLessons, folder + "/lessons") != 0 {
      try files.copyItem(atPath: RealRunner.builtLessons, toPath: folder + "/lessons")
    }
    return folder + "/lessons"
  }

  private func run(
    _ program: String, _ words: [String], _ learner: borrowing Learner
  ) throws -> (output: String, errors: String) {
    var environment = Learner.usualEnvironment
    environment["LESSONS_COURSE"] = nil
    let result = try ChildProcess.run(
      ChildCommand(
        program, words, environment: environment, folder: learner.folder, limits: .compiling))
    return (
      String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self)
    )
  }

  private func title(_ text: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((object as? [String: Any])?["title"] as? String)
  }

  @Test("takes its own course and its own sources, and says nothing")
  func installed() throws {
    let learner = try learner()
    let program = try install(learner, at: "prefix/bin")
    let share = "\(learner.folder)/prefix/share/lessons"
    try FileManager.default.createDirectory(atPath: share, withIntermediateDirectories: true)
    let sources = try #require(RealRunner.sources).folder
    for part in ["LayoutEngine", "LayoutUIKit", "LayoutMasonry", "AnswerHost"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(share)/\(part)", withDestinationPath: "\(sources)/\(part)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(share)/Lessons", withDestinationPath: Learner.course)
    let list = try run(program, ["list", "--json"], learner)
    #expect(try title(list.output) == Learner.loadedCourse().title)
    #expect(list.errors == "")
    #expect(SourceRoot.beside(program)?.folder == share)
  }

  @Test("a program alone takes no sources, and tells beside its result whose course it takes")
  func moved() throws {
    let learner = try learner()
    for place in [".", "tools", "a/b/c"] {
      let program = try install(learner, at: place)
      let list = try run(program, ["list", "--json"], learner)
      #expect(try title(list.output) == "The learner's")
      #expect(
        list.errors
          == "lessons: this program has no course of its own, so it uses the one in Lessons; name a "
          + "course with --course or LESSONS_COURSE\n")
      #expect(
        try run(program, ["doctor"], learner).output.contains(
          """
            module    the sources of the UIKit module aren't beside the program
                      type `swift run lessons install` in a checkout, then call what it
                      installed
          """))
    }
  }
}
