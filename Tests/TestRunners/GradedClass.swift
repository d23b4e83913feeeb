package import Foundation

/// A class in a folder of its own, graded by the program that was built with these tests, in a
/// process of its own.
package struct GradedClass: ~Copyable {
  package let folder: String
  private let course: String

  /// Makes the folder, for a class that takes the course in another one.
  package init(course: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "class-\(UUID().uuidString)").path()
    self.course = course
    submissions = folder + "/class"
    report = folder + "/report"
    for folder in [submissions, temporary] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  package var submissions: String
  package var report: String
  /// What is there for the time of a run.
  package var temporary: String { folder + "/temporary" }

  /// Writes a file below the folder of submissions.
  package func handIn(_ text: String, as path: String) throws {
    let file = URL(filePath: "\(submissions)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func forgetReport() { try? FileManager.default.removeItem(atPath: report) }

  /// A process that grades, started in the folder.
  package func start(_ words: [String] = []) throws -> Process { try process(command(words)) }

  private func command(_ words: [String]) -> [String] {
    [RealRunner.builtLessons, "grade", submissions, "--out", report] + words
  }

  private func process(_ command: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LESSONS_COURSE": course, "LESSONS_CACHE": RealRunner.cache, "TMPDIR": temporary,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try printed()
    try process.run()
    return process
  }

  /// Grades to the end.
  ///
  /// - Returns: How the process ended.
  package func grade(_ words: [String] = []) throws -> Int32 {
    let process = try start(words)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Grades to the end as one of a group of processes.
  ///
  /// - Returns: How the process ended.
  package func grade(_ words: [String] = [], in group: borrowing ProcessGroup) throws -> Int32 {
    let command = command(words)
    let process = try process(group.command(command[0], Array(command.dropFirst())))
    process.waitUntilExit()
    return process.terminationStatus
  }

  private var errors: String { folder + "/errors" }

  /// Where a process writes its errors.
  private func printed() throws -> FileHandle {
    try Data().write(to: URL(filePath: errors))
    return try FileHandle(forWritingTo: URL(filePath: errors))
  }

  /// What the last process wrote besides its result.
  package var lastErrors: String {
    (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
  }

  /// Every file below a folder, with what is in it; a link with where it leads.
  package static func contents(of folder: String) -> [String: Data] {
    var found: [String: Data] = [:]
    let files = FileManager.default
    for path in (try? files.subpathsOfDirectory(atPath: folder)) ?? [] {
      let place = "\(folder)/\(path)"
      if let end = try? files.destinationOfSymbolicLink(atPath: place) {
        found[path] = Data("-> \(end)".utf8)
      } else if (try? files.attributesOfItem(atPath: place)[.type]) as? FileAttributeType
        == .typeRegular
      {
        found[path] = files.contents(atPath: place)
      } else {
        found[path] = Data()
      }
    }
    return found
  }

  package var reportContents: [String: Data] { Self.contents(of: report) }
}

/// A report as strangers to the program read it.
package struct ClassReport {
  private let folder: String
  /// What `results.json` says of each learner, by key.
  private let entries: [String: NSDictionary]

  /// Reads a report's folder.
  ///
  /// Throws whatever reading files and JSON throws.
  package init(_ folder: String) throws {
    self.folder = folder
    let data = try Data(contentsOf: URL(filePath: folder + "/results.json"))
    var found: [String: NSDictionary] = [:]
    var waiting = [try JSONSerialization.jsonObject(with: data)]
    while let value = waiting.popLast() {
      if let entry = value as? NSDictionary {
        let learner = entry["learner"] as? NSDictionary ?? entry
        if let key = learner["key"] as? String {
          found[key] = entry
        } else {
          waiting += entry.allValues
        }
      } else if let list = value as? NSArray {
        waiting += Array(list)
      }
    }
    entries = found
  }

  /// The keys of all learners that have a row, in order.
  package var keys: [String] { entries.keys.sorted() }

  /// All that is said of a learner, whose key is made of letters, digits and dashes: in the class's
  /// files, and in the learner's own.
  package func row(of key: String) throws -> [String: Data] {
    var row: [String: Data] = [:]
    row["results.json"] = try entries[key].map {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    let table = try String(contentsOfFile: folder + "/results.csv", encoding: .utf8)
    let lines = table.split(whereSeparator: \.isNewline).filter { $0.contains(key) }
    row["results.csv"] = Data(lines.joined(separator: "\n").utf8)
    row["page"] = try? Data(contentsOf: URL(filePath: "\(folder)/learners/\(key).html"))
    return row
  }

  package func verdicts(of key: String) -> [String: String] {
    var found: [String: String] = [:]
    for answer in answers(of: key) {
      guard let exercise = answer["exercise"] as? String else { continue }
      found[exercise] = answer["verdict"] as? String
    }
    return found
  }

  /// Every sentence about why there is no grade, and what the teacher is told besides.
  package func reasons(of key: String) -> [String] {
    let blanks = answers(of: key).compactMap { answer -> String? in
      guard let blank = answer["blank"] as? NSDictionary else { return nil }
      return "\(blank["reason"] ?? "") \(blank["words"] ?? "")"
    }
    let remarks = answers(of: key).flatMap { $0["remarks"] as? [String] ?? [] }
    return blanks + remarks + (entries[key]?["notices"] as? [String] ?? [])
  }

  /// All answers in a learner's entry, at any depth.
  private func answers(of key: String) -> [NSDictionary] {
    var found: [NSDictionary] = []
    var waiting: [Any] = entries[key].map { [$0] } ?? []
    while let value = waiting.popLast() {
      if let entry = value as? NSDictionary {
        if entry["exercise"] != nil { found.append(entry) }
        waiting += entry.allValues
      } else if let list = value as? NSArray {
        waiting += Array(list)
      }
    }
    return found
  }
}

/// A control group of Linux, whose processes and threads together are no more than a number.
///
/// Source: Linux, `Documentation/admin-guide/cgroup-v1/pids.rst` and `cgroup-v2.rst`, "PID".
package struct ProcessGroup: ~Copyable {
  private let folder: String

  /// Where groups can be made: the older interface's own folder, or that of the newer one if it
  /// counts processes.
  private static let root: String? = {
    let folders = ["/sys/fs/cgroup/pids", "/sys/fs/cgroup"]
    return folders.first { folder in
      let trial = "\(folder)/lessons-\(UUID())"
      guard mkdir(trial, 0o700) == 0 else { return false }
      defer { rmdir(trial) }
      return access(trial + "/pids.max", W_OK) == 0
    }
  }()

  /// Why no group can be made here, for tests that are left out then; `nil` if one can.
  package static let shortage: String? =
    root == nil ? "no control group that counts processes can be made here" : nil

  /// Makes a group that holds so many; throws whatever making it throws.
  package init(most: Int) throws {
    let place = "\(Self.root ?? "/nowhere")/lessons-\(UUID())"
    let files = FileManager.default
    try files.createDirectory(atPath: place, withIntermediateDirectories: false)
    try "\(most)".write(toFile: place + "/pids.max", atomically: false, encoding: .utf8)
    folder = place
  }

  deinit {
    // Processes that have just ended are still counted for a moment.
    for _ in 0..<200 where rmdir(folder) != 0 { usleep(10_000) }
  }

  /// Where a process writes its number to become one of the group.
  package var members: String { folder + "/cgroup.procs" }

  /// The command that runs a program as one of the group, with all that it starts.
  package func command(_ program: String, _ words: [String]) -> [String] {
    ["/bin/sh", "-c", "echo $$ > \"$0\" && exec \"$@\"", members, program] + words
  }
}
