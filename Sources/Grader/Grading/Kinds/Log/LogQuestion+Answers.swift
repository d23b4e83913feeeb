import Course
import LayoutEngine
import LogExplaining

extension LogQuestion {
  /// Every answer that is right, the one to speak of first.
  ///
  /// `nil` if there is none, which `lessons dev check` refuses.
  var answers: [PredictedValue]? {
    switch ask {
    case .part(let words, let line):
      return report.entry(inLine: line).part(of: words).map { [.word($0.rawValue)] }
    case .equation(let line):
      return [.equation(PredictedEquation(report.constraint(inLine: line), in: report.scene))]
    case .maker(let line):
      return [.word(LogMaker(report.entry(inLine: line).maker).rawValue)]
    case .points:
      let conflicts = report.explanation.conflictList.conflicts
      return conflicts.count == 1 ? [.number(conflicts[0].points)] : nil
    case .set:
      return noneIfEmpty(report.explanation.sets.map { .lines($0.map { number(of: $0) }) })
    case .unwanted:
      return noneIfEmpty(report.explanation.likeliest.map { .lines([number(of: $0.entry)]) })
    }
  }

  /// The number of a line, by its place among the entries.
  private func number(of entry: Int) -> Int { report.firstLine + entry }

  private func noneIfEmpty(_ answers: [PredictedValue]) -> [PredictedValue]? {
    answers.isEmpty ? nil : answers
  }
}
