package import Foundation

/// A class in a folder of its own, graded by the program that was built with these tests, in a
/// process of its own.
package struct GradedClass: ~Copyable {
  /// Where everything of this class is.
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

  /// Where learners hand in.
  package var submissions: String
  /// Where the report goes.
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

  /// Takes the report away.
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

  /// All of the report.
  package var reportContents: [String: Data] { Self.contents(of: report) }
}
