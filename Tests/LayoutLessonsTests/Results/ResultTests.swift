import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Results: one JSON object for every command")
struct ResultTests {
  private let row = "05-sameness/flip-around.layout"
  private let numbers = "07-leading-versus-left/on-what-sides.layout"

  /// What a learner can type; each run's output is kept.
  private struct Runs: ~Copyable {
    let learner: Learner
    var outputs: [(words: String, run: Learner.Run)] = []

    mutating func type(_ words: String...) {
      outputs.append((words.joined(separator: " "), learner.run(words: words + ["--json"])))
    }

    /// Whether the run before this showed an exercise.
    func isAt(_ exercise: String) -> Bool {
      outputs.last?.run.output.contains("\"id\":\"\(exercise)\"") ?? true
    }

    mutating func check(_ text: String, in file: String, _ exercise: String) throws {
      try learner.write(text, to: file)
      type("check", exercise)
    }
  }

  private func runs() throws -> [(words: String, run: Learner.Run)] {
    var runs = Runs(learner: try Learner())
    runs.type()
    // Whatever shows an exercise first makes the folder, and only this one says so.
    runs.type("next")
    for id in ["flip-around", "smaller-sets", "which-view-holds-it", "shut-and-open"] {
      runs.type("show", id)
    }
    runs.type("present", "9")
    runs.type("sheet", "1")
    repeat { runs.type("next", "--skip") } while !runs.isAt("flip-around")
    runs.type()
    runs.type("list")
    for _ in 1...3 { runs.type("hint", "flip-around") }
    runs.type("solution", "flip-around")
    try checks(&runs)
    try swift(&runs)
    try failures(&runs)
    tries(&runs)
    runs.type("reset", "flip-around")
    runs.type("show", "6")
    runs.type("init", "answers")
    runs.type("progress")
    runs.type("progress", "--export", "saved.json")
    runs.type("init", "elsewhere", "--from", "saved.json")
    try runs.learner.write("garbage", to: "progress.json")
    runs.type("list")
    return runs.outputs
  }

  private func checks(_ runs: inout Runs) throws {
    let lines = [
      "Superview.trailing = Red.trailing + 16", "Blue.trailing = Red.leading - 8",
      "Red.width = 0.5 * Blue.width - 8",
    ]
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") }
    try runs.check(text(lines), in: row, "flip-around")
    runs.type("why", "Blue.leading", "--exercise", "flip-around")
    try runs.check(
      text([lines[0], "Blue.trailing = Red.leading + 8", lines[2]]), in: row, "flip-around")
    try runs.check(text(Array(lines.prefix(2))), in: row, "flip-around")
    try runs.check(text(lines + ["Blue.width = 3"]), in: row, "flip-around")
    try runs.check("Blue.widht = 3\nRed.leading = 3\nRed.width = ___", in: row, "flip-around")
    try runs.learner.solve("mend-the-bar")
    let mended = try runs.learner.read("05-sameness/mend-the-bar.layout")
    try runs.check(
      mended + "\nButton_1.height = 48", in: "05-sameness/mend-the-bar.layout", "mend-the-bar")
    // In one of its windows something is otherwise.
    runs.type("reset", "not-a-length")
    try runs.learner.solve("not-a-length")
    runs.type("check", "not-a-length")
    runs.type("show", "same-drawing-twice")
    runs.type("reset", "same-drawing-twice")
    try runs.learner.solve("same-drawing-twice")
    runs.type("check", "same-drawing-twice")
    runs.type("reset", "on-what-sides")
    try runs.learner.solve("on-what-sides")
    runs.type("check", "on-what-sides")
    try runs.check("Photo.right at 400: 3", in: numbers, "on-what-sides")
  }

  /// An answer in Swift, and what doctor says where the compiler is missing.
  private func swift(_ runs: inout Runs) throws {
    runs.type("reset", "made-and-lost")
    runs.type("check", "made-and-lost")
    try runs.learner.solve("made-and-lost")
    runs.type("check", "made-and-lost")
    let environment = ["LESSONS_COURSE": Learner.course, "PATH": "/nowhere"]
    try runs.outputs.append(
      ("doctor", runs.learner.start(["doctor", "--json"], environment: environment)))
  }

  private func failures(_ runs: inout Runs) throws {
    runs.type("chekc")
    runs.type("check", "nothing")
    try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: runs.learner.path(row)))
    runs.type("check", "flip-around")
    runs.type("--course", "nowhere", "list")
  }

  private func tries(_ runs: inout Runs) {
    runs.type("try", "a.leading = Superview.leading", "a.width = 80", "a.width = 90 @750")
    runs.type("try", "a.top = Superview.top", "a.height = 3", "3 = a.height", "--shuffle")
    runs.type("try", "200 <= a.width <= 400", "a.leading >= Superview.leading")
    runs.type(
      "try", "a.leading = Superview.leading", "a.trailing = Superview.trailing", "a.width = 1")
    runs.type("try", "a.widht = 3", "a.leading = 4", "a.width = ___")
    runs.type("draw", "a.leading = Superview.leading", "a.width = 80")
    runs.type("why", "a.leading", "a.trailing = Superview.trailing", "a.width = 80")
    runs.type("why", "a.width", "a.width <= 300", "a.width = 400 @750")
    runs.type("why", "a.width", "200 <= a.width <= 400")
    runs.type("why", "a.width", "a.width = 2; a.width = 3")
  }

  /// What an author can type, in a copy of the course.
  private func authorRuns() throws -> [(words: String, run: Learner.Run)] {
    var learner = try Learner()
    let copy = learner.folder + "/Lessons"
    try FileManager.default.copyItem(atPath: Learner.course, toPath: copy)
    learner.courseFolder = copy
    // Taken out of its course, the lesson needs what nothing teaches: an error with a place.
    try """
    {
      "formatVersion": 1, "title": "Mine",
      "chapters": [{ "title": "One", "lessons": ["05-sameness"] }]
    }
    """.write(toFile: copy + "/course.json", atomically: false, encoding: .utf8)
    try learner.place("id,name\nana,Ana", at: "r.csv")
    var runs = Runs(learner: learner)
    runs.type("hand-out", "--seed", "a long secret", "--roster", "r.csv")
    runs.type("book", "--static", "--lessons", "5")
    runs.type("dev", "new", "exercise", "05-sameness/another")
    runs.type("dev", "check", "--mutants", "--seeds", "2")
    let json = copy + "/05-sameness/flip-around/exercise.json"
    let text = try String(contentsOfFile: json, encoding: .utf8)
    try text.replacingOccurrences(of: "\"fill\"", with: "\"fil\"")
      .write(toFile: json, atomically: false, encoding: .utf8)
    runs.type("list")
    return runs.outputs
  }

  /// A class that is graded, and one that is stopped.
  private func classRuns() throws -> [(words: String, run: Learner.Run)] {
    var learner = try Learner()
    try learner.place("Red.width = 3", at: "class/ana/flip-around.layout")
    let words = ["grade", "class", "--exercises", "flip-around,mend-the-bar", "--json"]
    let graded = learner.run(words: words)
    learner.isStopping = true
    let stopped = learner.run(words: words + ["--out", "other"])
    return [("grade", graded), ("grade, stopped", stopped)]
  }

  private func logRuns() throws -> [(words: String, run: Learner.Run)] {
    var learner = try Learner()
    return [SampleLog.label, SampleLog.rows, SampleLog.open].map { log in
      learner.input = Array(log.utf8)
      return ("explain", learner.run("explain", "--json"))
    }
  }

  private func object(_ run: Learner.Run, _ words: String) throws -> [String: Any] {
    #expect(run.errors.isEmpty, "\(words): \(run.errors)")
    #expect(!run.output.contains("\n"), "\(words): more than one line")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(json as? [String: Any], "\(words): no object")
  }

  @Test("docs/RESULTS.md has exactly the keys that occur, with their types")
  func keys() throws {
    let document = try ResultDocument()
    var found: Set<String> = []
    let others =
      try classRuns() + logRuns() + Learner.installRuns()
      + Learner.memoryRuns()
    for (words, run) in try runs() + authorRuns() + others {
      let object = try object(run, words)
      #expect(object["exitStatus"] as? Int == Int(run.status.rawValue), "\(words)")
      document.expectComplete(object, "Every result")
      let command = object["command"] as? String
      var headings = ["Every result"]
      if object["error"] == nil, let command {
        document.expectComplete(object, command)
        headings.append(command)
      }
      found.formUnion(document.keys(in: object, of: headings))
    }
    #expect(document.all.count > 100)
    #expect(document.all.subtracting(found).sorted() == [], "documented, and never there")
  }

  @Test("docs/RESULTS.md has a section for each command that gives JSON")
  func sections() throws {
    let sections = Set(try ResultDocument().tables.keys)
    let commands = Program.lessons.table.commands.map(\.name)
    #expect(commands.filter { !sections.contains($0) } == ["lsp", "completions", "man"])
  }

  @Test("the same words give the same text, its keys in alphabetical order")
  func order() throws {
    let learner = try Learner()
    let first = learner.run("try", "a.width = 80", "a.leading = Superview.leading", "--json")
    #expect(
      first.output == """
        {"axes":["horizontal"],"command":"try","exitStatus":0,"missed":[],"outcome":"solved",\
        "refusals":[],"rules":"guide","schemaVersion":2,"views":[{"leading":0,"left":0,\
        "name":"a","right":80,"trailing":80,"width":80}],"window":{"direction":"leftToRight",\
        "height":480,"width":320}}
        """)
    #expect(
      learner.run("try", "a.width = 80", "a.leading = Superview.leading", "--json").output
        == first.output)
  }

  @Test("the example in docs/RESULTS.md is what the program prints")
  func example() throws {
    let url = Checkout.root.appending(path: "docs/RESULTS.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let run = try Learner().run("try", "Red.width = 80", "Red.width = 90", "--json")
    #expect(
      text.contains(
        """
        ```console
        $ lessons try 'Red.width = 80' 'Red.width = 90' --json
        \(run.output)
        ```
        """))
  }

  @Test("the exit status is the same with and without --json")
  func status() throws {
    let learner = try Learner()
    for words in [
      ["try", "a.width = 80"], ["try", "a.width = 80", "a.leading = Superview.leading"],
      ["check"], ["nothing"], ["check", "--format", "x"], ["show", "1"],
    ] {
      #expect(
        learner.run(words: words).status == learner.run(words: words + ["--json"]).status,
        "\(words)")
    }
  }

  @Test("what is to be worked out isn't given away before it is")
  func secrets() throws {
    let learner = try Learner()
    learner.run("next", "on-what-sides")
    try learner.edit(numbers, ["Photo.right at 400: ___": "Photo.right at 400: 12"])
    let report = try object(learner.run("check", "--json"), "check")
    #expect(report["summary"] == nil)
    #expect((report["cases"] as? [Any])?.isEmpty == true)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { $0["expected"] == nil })
    let task = try object(learner.run("show", "on-what-sides", "--json"), "show")["task"]
    #expect(((task as? [String: Any])?["goals"] as? [Any])?.isEmpty == true)
  }

  @Test("every smallest set that conflicts is a finding, with its points")
  func conflicts() throws {
    let learner = try Learner()
    var run = learner.run("next", "--json")
    while !run.output.contains("\"id\":\"flip-around\"") {
      run = learner.run("next", "--skip", "--json")
    }
    try learner.write(
      """
      Superview.trailing = Red.trailing + 16
      Blue.trailing = Red.leading - 8
      Red.width = 0.5 * Blue.width - 8
      Red.width = 3
      Red.width = 4
      """, to: row)
    let report = try object(learner.run("check", "flip-around", "--json"), "check")
    let findings = try #require(report["findings"] as? [[String: Any]])
    let conflicts = findings.filter { $0["id"] as? String == "conflicting" }
    #expect(conflicts.first?["points"] as? Double == 1)
    #expect(conflicts.count > 1)
    #expect(conflicts.allSatisfy { $0["isComplete"] as? Bool == true })
    let lines = conflicts.map { conflict in
      (conflict["members"] as? [[String: Any]] ?? []).compactMap { $0["line"] as? Int }
    }
    #expect(Set(lines).count == lines.count, "\(lines)")
    #expect(lines.first == [4, 5])
  }

  @Test("control characters and marks that turn text reach no terminal, and every reader")
  func escapes() throws {
    let learner = try Learner()
    let name = "a\u{202E}\u{9B}\u{7F}\u{1B}"
    let run = learner.run("try", "`\(name)`.width = 1", "`\(name)`.width = 2", "--json")
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F ~= $0.value) })
    #expect(!run.output.unicodeScalars.contains("\u{202E}"))
    let report = try object(run, "try")
    let members = report["members"] as? [[String: Any]] ?? report["refusals"] as? [[String: Any]]
    #expect(members?.isEmpty == false)
  }
}

/// `docs/RESULTS.md`, read as the description of every command's JSON.
struct ResultDocument {
  struct Key: Hashable {
    let name: String
    /// `string`, `number`, `boolean`, or the name of a part.
    let type: String
    let isList: Bool
    /// Whether the key is never left out.
    let isAlways: Bool
  }

  private(set) var tables: [String: [String: Key]] = [:]

  init() throws {
    let url = Checkout.root.appending(path: "docs/RESULTS.md")
    var heading = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.description
      } else if line.hasPrefix("| `") {
        let cells = line.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        let key = Self.key(cells)
        try #require(
          tables[heading, default: [:]].updateValue(key, forKey: key.name) == nil,
          "\(heading) has \(key.name) twice")
      }
    }
  }

  private static func key(_ cells: [String]) -> Key {
    var type = cells[1]
    let isList = type.hasPrefix("list of ")
    if isList { type = String(type.dropFirst("list of ".count)) }
    if type.hasPrefix("["), let end = type.firstIndex(of: "]") {
      type = String(type[type.index(after: type.startIndex)..<end])
    }
    return Key(
      name: cells[0].filter { $0 != "`" }, type: type, isList: isList,
      isAlways: cells[2] == "always")
  }

  var all: Set<String> {
    Set(tables.flatMap { heading, keys in keys.keys.map { "\(heading)/\($0)" } })
  }

  /// Compares an object with tables, and says which keys it has.
  func keys(in object: [String: Any], of headings: [String]) -> Set<String> {
    var found: Set<String> = []
    for (name, value) in object {
      guard let heading = headings.first(where: { tables[$0]?[name] != nil }),
        let key = tables[heading]?[name]
      else {
        Issue.record("\(name) isn't documented under \(headings)")
        continue
      }
      found.insert("\(heading)/\(name)")
      let values = key.isList ? value as? [Any] : [value]
      if values == nil { Issue.record("\(heading)/\(name) is no list") }
      for value in values ?? [] {
        found.formUnion(keys(in: value, as: key.type, name: "\(heading)/\(name)"))
      }
    }
    return found
  }

  private func keys(in value: Any, as type: String, name: String) -> Set<String> {
    switch type {
    case "string": #expect(value is String, "\(name)")
    case "boolean": #expect(Self.isBoolean(value), "\(name)")
    case "number": #expect(value is NSNumber && !Self.isBoolean(value), "\(name)")
    default:
      guard let object = value as? [String: Any] else {
        Issue.record("\(name) is no object")
        break
      }
      expectComplete(object, type)
      return keys(in: object, of: [type])
    }
    return []
  }

  /// What is documented as always there is there.
  func expectComplete(_ object: [String: Any], _ heading: String) {
    for key in tables[heading, default: [:]].values where key.isAlways {
      #expect(object[key.name] != nil, "\(heading)/\(key.name) is left out")
    }
  }

  /// JSONSerialization's numbers and booleans are told apart by their encoding alone.
  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }
}

@Suite("Results: the window among the members of a conflict")
struct MemberWindowTests {
  @Test("is told with the size that it has where they conflict")
  func size() throws {
    let learner = try Learner()
    _ = learner.run("show", "give-room")
    let run = learner.run("check", "give-room", "--json")
    #expect(run.output.contains("\"view.width, which is 320 in this window\""))
  }
}
