import LayoutEngine
import Platform
import ReferenceCases

/// Solves the first linear system of a file again and again, and writes its values.
enum SystemCommand {
  /// What is printed: the time of one solution, and on the last line how many conflicts there are.
  ///
  /// The values, one a line, are 0 if the required rows conflict.
  ///
  /// - Throws: ``SolverError`` if our solver fails, and what reading and writing throw.
  static func lines(
    solving system: LinearSystem, for seconds: Duration, writingTo path: String
  ) throws -> [String] {
    let answer = try SystemAnswer(system)
    let (time, count) = try Repetition.time(for: seconds) { _ = try system.problem.outcome() }
    var values = [Double](repeating: 0, count: system.problem.variableCount)
    var conflicts: [String] = []
    switch answer {
    case .optimal(let found): values = found
    case .conflict(let rows): conflicts = ["rows \(rows) conflict"]
    }
    try AtomicFile.write(values.map { "\($0)\n" }.joined(), to: path)
    return conflicts + [
      "\(time) for one of \(count) solutions", "conflicts=\(conflicts.count)",
    ]
  }
}
