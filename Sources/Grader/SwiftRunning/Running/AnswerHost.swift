struct AnswerHost {
  let modules: BuiltModules
  let toolchain: Toolchain
  let jail: AnswerJail
  let work: WorkFolder
  /// What a single case may use, and how long all may take; the host's own share of it is small.
  let limits: Limits
  let waitsForTimers: Bool

  /// The results of all cases, up to the first that the host couldn't finish.
  struct Run {
    let reports: [CaseReport]
    let result: ChildResult
  }

  /// No second process reads the stack of one that crashed, and sets and dictionaries have the same
  /// order each time: the same answer prints the same.
  private static let environment = [
    "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Runs the cases one after the other, each in a process of its own, up to the first bad one.
  ///
  /// `isGood` is asked once for each case, in order; a case comes with the nonce that it hands back.
  func run(
    _ library: String, fileName: String, cases: [(text: String, nonce: String)],
    while isGood: (CaseReport, Int) -> Bool
  ) throws(RunFailure) -> Run {
    var reports = CaseReports()
    let result = try jail.run(
      ChildCommand(
        modules.folder.host, environment: Self.environment,
        input: request(library, fileName, cases), folder: work.path,
        jail: jail.profile(
          .host, readable: [modules.folder.path, toolchain.root + "/lib", work.path]),
        limits: limits),
      onRecord: { piece in
        // Several cases can be over by the time that anybody looks.
        for index in reports.take(piece) where !isGood(reports.reports[index], index) {
          return false
        }
        return true
      })
    return Run(reports: reports.reports, result: result)
  }

  private func request(
    _ library: String, _ fileName: String, _ cases: [(text: String, nonce: String)]
  ) -> [UInt8] {
    let filter = jail.level == .none ? [] : SystemCallFilter.innermost?.bytes ?? []
    var bytes = Array("library \(library.utf8.count)\n\(library)".utf8)
    bytes += Array("file \(fileName)\nfilter \(filter.count)\n".utf8)
    bytes += filter
    if waitsForTimers { bytes += Array("timers\n".utf8) }
    for (text, nonce) in cases {
      bytes += Array("case \(nonce) \(text.utf8.count)\n".utf8) + Array(text.utf8)
    }
    return bytes + Array("end\n".utf8)
  }
}
