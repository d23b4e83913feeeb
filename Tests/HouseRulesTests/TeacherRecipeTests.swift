import Foundation
import Testing

@Suite("Recipes: what teachers copy does what it says, whatever the program does")
struct TeacherRecipeTests {
  private static let folder = SourceTree.root.appending(path: "docs/recipes")
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  @Test(
    "shell scripts are read by bash, and may be executed",
    arguments: ["gradescope/setup.sh", "gradescope/run_autograder", "shards/shards.sh"])
  func shell(name: String) throws {
    let path = Self.folder.appending(path: name).path()
    #expect(FileManager.default.isExecutableFile(atPath: path))
    let run = try Shell.run(["bash", "-n", path])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test("every recipe is named in docs/GRADING.md")
  func named() throws {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "docs/GRADING.md"), encoding: .utf8)
    let recipes = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(recipes.count >= 5)
    for recipe in recipes { #expect(page.contains("recipes/\(recipe)"), "\(recipe)") }
  }

  @Test(
    "workflows have no tabs, and no secret that learners could read",
    arguments: ["github-actions/check.yml", "gitlab/gitlab-ci.yml"])
  func workflows(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    #expect(!text.contains("\t"))
    #expect(!text.contains("LESSONS_SEED") && !text.contains("--seed"))
  }

  @Test(
    "every command that grades names the course: learners can put a folder Lessons anywhere",
    arguments: [
      ("recipes/github-actions/check.yml", 1), ("recipes/gitlab/gitlab-ci.yml", 1),
      ("TEACHING.md", 4),
    ])
  func course(name: String, count: Int) throws {
    let path = SourceTree.root.appending(path: "docs/\(name)")
    // A command may go on in the next line.
    let lines = try String(contentsOf: path, encoding: .utf8)
      .replacing("\\\n", with: " ").split(separator: "\n")
    let commands = lines.filter { $0.contains(/lessons(-teach)? (grade|hand-out) [^`]+ --/) }
    #expect(commands.count == count, "\(commands)")
    for command in commands { #expect(command.contains(" --course "), "\(command)") }
  }

  // MARK: Gradescope

  private static let unable = "This couldn't be graded, for a reason of ours."

  @Test(
    "Gradescope: without a result there is a valid one that says so",
    .enabled(if: hasPython),
    arguments: [
      ("there is no program", nil), ("it ends with a fault", "exit 4"),
      ("some answer is a fault", "\(TeacherRecipeTests.telling)\nexit 4"),
      ("it is killed", "kill -9 $$"),
      (
        "it leaves half a file", "mkdir -p $out/gradescope; printf '{\"sc' > $out/gradescope/a.json"
      ),
    ] as [(String, String?)])
  func unable(reason: String, script: String?) throws {
    let autograder = try FakeAutograder(program: script)
    try autograder.run(with: ["LONGEST": "2"])
    let results = try autograder.results()
    #expect((results["output"] as? String)?.hasPrefix(Self.unable) == true, "\(reason)")
    #expect(results["score"] as? Int == 0)
  }

  @Test("Gradescope: the program's result is taken as it is", .enabled(if: hasPython))
  func taken() throws {
    let autograder = try FakeAutograder(program: Self.telling)
    try autograder.run()
    let output = try #require(try autograder.results()["output"] as? String)
    #expect(output.hasPrefix("grade \(autograder.path)/submission --learner ana@school.example "))
    #expect(output.contains("--exercises photo-row,") && output.contains("--export gradescope"))
    #expect(output.contains(" --blanks as-zero "))
    #expect(output.contains(" --course \(autograder.path)/lessons/Lessons "))
    #expect(!output.contains("--roster") && output.hasSuffix("seed:"))
  }

  @Test(
    "Gradescope: the seed is used where programs are jailed, and nowhere else",
    .enabled(if: hasPython),
    arguments: [("  jail      full: limits", "seed:abc"), ("  jail      none", "seed:")])
  func seed(jail: String, told: String) throws {
    let doctor = "if [ $1 = doctor ]; then echo '\(jail)'; exit; fi\n"
    let autograder = try FakeAutograder(program: doctor + Self.telling)
    try autograder.write("abc\n", to: "source/seed")
    try autograder.write("id\nana\n", to: "source/roster.csv")
    try autograder.run()
    let output = try #require(try autograder.results()["output"] as? String)
    #expect(output.hasSuffix(told))
    #expect(output.contains("--roster \(autograder.path)/source/roster.csv"))
  }

  /// A program whose result tells how it was called.
  private static let telling = """
    mkdir -p $out/gradescope
    printf '{"score": 2, "output": "%s seed:%s", "tests": []}' "$*" "$LESSONS_SEED" \
      > $out/gradescope/ana.json
    """

  // MARK: The others

  @Test("Classroom 50: one result is taken, and anything else is a fault", .enabled(if: hasPython))
  func classroom() throws {
    let script = Self.folder.appending(path: "classroom50/autograder.py").path()
    func run(_ program: String) throws -> (status: Int32, result: String?) {
      let fake = try FakeAutograder(program: program)
      let run = try Shell.run(
        ["python3", "-B", script], folder: fake.path,
        environment: [
          "LESSONS": fake.path + "/lessons", "OWNER": "ana", "LESSONS_SEED": "abc",
          "LESSONS_COURSE": "/course",
        ])
      return (run.status, try? fake.read("result.json"))
    }
    let good = try run(
      """
      mkdir -p $out/classroom50
      echo '{}' > $out/classroom50/tests.json
      printf '{"owner": "%s", "seed": "%s", "words": "%s"}' "$4" "$LESSONS_SEED" "${*:5:4}" \
        > $out/classroom50/ana.json
      """)
    #expect(good.status == 0)
    let words = "--exercises photo-row,one-line-missing,turn-around,mend-the-row --course /course"
    #expect(good.result == #"{"owner": "ana", "seed": "", "words": "\#(words)"}"#)
    let written = "mkdir -p $out/classroom50; echo '{}' > $out/classroom50/a.json;"
    for status in 0...4 {
      let none = try run(status == 0 ? "exit 0" : "\(written) exit \(status)")
      #expect(none.status == max(Int32(status), 1) && none.result == nil)
    }
  }

  // MARK: Mistakes of the command and of the course

  @Test(
    "a mistake in the command or the course makes Gradescope's autograder fail", arguments: [2, 3])
  func gradescopeFails(status: Int32) throws {
    let autograder = try FakeAutograder(program: "\(Self.telling)\nexit \(status)")
    try autograder.run(ending: status)
    #expect(try (autograder.results()["output"] as? String)?.hasPrefix(Self.unable) == true)
  }

  @Test("it makes a part of a class fail, and so all of it", arguments: [1, 2, 3])
  func shardsFail(status: Int32) throws {
    let fake = try FakeAutograder(program: "mkdir -p $out; exit \(status)")
    let script = Self.folder.appending(path: "shards/shards.sh").path()
    for words in [["submissions", "reports", "3"], ["merge", "submissions", "reports"]] {
      let run = try Shell.run(
        ["bash", script] + words, folder: fake.path,
        environment: ["LESSONS": fake.path + "/lessons", "HOME": "/users/teacher"])
      #expect(run.status == status, "\(run.output)")
      let isMerged = FileManager.default.fileExists(atPath: "\(fake.path)/reports/class")
      #expect(isMerged == (words[0] == "merge"))
    }
  }

  @Test(
    "it makes the step of a workflow fail",
    arguments: ["github-actions/check.yml", "gitlab/gitlab-ci.yml"], [0, 2, 3])
  func workflowFails(recipe: String, status: Int32) throws {
    let fake = try FakeAutograder(program: "exit \(status)")
    let lines = try String(contentsOf: Self.folder.appending(path: recipe), encoding: .utf8)
      .replacing("\\\n", with: " ").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.contains(#//lessons(-teach)? grade /#) })
    // All that follows in the same step runs too: nothing may hide the status.
    let step = lines[start...].prefix { line in
      line == lines[start] || !line.contains(/^ *(- name|artifacts|[a-z]+):/)
    }
    let script = step.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " -")) }
      .joined(separator: "\n")
      .replacing(#/\S+/lessons(-teach)?(?= grade)/#, with: "\(fake.path)/lessons")
    let run = try Shell.run(["bash", "-e", "-c", script], folder: fake.path)
    #expect(run.status == status, "\(script)\n\(run.output)")
  }

  @Test("parts of a class are graded one by one, and merged into one report", arguments: [0, 4])
  func shards(status: Int) throws {
    let fake = try FakeAutograder(
      program: "mkdir -p \"$out\"; printf '%s' \"$*\" > \"$out/words\"; exit \(status)")
    let script = Self.folder.appending(path: "shards/shards.sh").path()
    let run = try Shell.run(
      ["bash", script, "the submissions", "the reports", "3"], folder: fake.path,
      environment: [
        "LESSONS": fake.path + "/lessons", "EXERCISES": "equality", "EXPORT": "canvas",
        "HOME": "/users/teacher",
      ])
    #expect(run.status == 0, "\(run.output)")
    let course = "/users/teacher/.local/share/lessons/Lessons"
    let words = "grade the submissions --course \(course) --exercises equality --out the reports"
    #expect(try fake.read("the reports/part-2/words") == "\(words)/part-2 --shard 2/3")
    let parts = (1...3).map { "the reports/part-\($0)" }.joined(separator: ",")
    #expect(
      try fake.read("the reports/class/words")
        == "\(words)/class --export canvas --merge \(parts)")
  }
}

/// A folder like Gradescope's, with a program that does what a test wants.
private struct FakeAutograder: ~Copyable {
  let path: String

  /// Makes it.
  ///
  /// - Parameter program: Lines for a shell, in which `out` is the report's folder; `nil` for none.
  /// - Throws: Whatever the system refuses.
  init(program: String?) throws {
    path = FileManager.default.temporaryDirectory
      .appending(path: "autograder-\(UUID().uuidString)").path()
    for folder in ["submission", "source"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    try write(
      #"{"users": [{"email": "ana@school.example", "name": "Ana López"}]}"#,
      to: "submission_metadata.json")
    guard let program else { return }
    let out = "while [ $# -gt 0 ]; do [ \"$1\" = --out ] && out=$2; shift; done"
    try write(
      "#!/usr/bin/env bash\narguments=(\"$@\")\n\(out)\nset -- \"${arguments[@]}\"\n\(program)\n",
      to: "lessons")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(path)/lessons")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func run(with variables: [String: String] = [:], ending status: Int32 = 0) throws {
    let script = SourceTree.root.appending(path: "docs/recipes/gradescope/run_autograder").path()
    let own = ["AUTOGRADER": path, "LESSONS": "\(path)/lessons"]
    let run = try Shell.run(
      ["bash", script], folder: path, environment: own.merging(variables) { $1 })
    #expect(run.status == status, "\(run.output)")
  }

  func results() throws -> [String: Any] {
    let data = Data(try read("results/results.json").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

private enum Shell {
  static func run(
    _ words: [String], folder: String? = nil, environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
