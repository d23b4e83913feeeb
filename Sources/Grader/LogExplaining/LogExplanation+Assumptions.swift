import Course
import LayoutEngine

/// What the conflicts rest on besides the lines: margins that no line tells, and rounded numbers.
extension LogExplanation {
  /// By how many points a set conflicts: about so many where the log may have rounded its numbers.
  func extent(_ points: Double, of set: [Int]) -> Sentence.Value {
    guard let decimals = set.compactMap({ report.entries[$0].decimals }).min() else {
      return .sentence(.says("explain.points", ["points": .points(points)]))
    }
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    let rounded = max(unit, (points / unit).rounded() * unit)
    return .sentence(.says("explain.points.about", ["points": .points(rounded)]))
  }

  /// What is assumed about the lines of the sets, in sentences; without a set about all lines, which
  /// may only agree because of it.
  var assumptions: [Sentence] {
    let sets = sets.isEmpty && !isCut ? [Array(report.entries.indices)] : sets
    let members = Set(sets.joined()).sorted()
    let rounded = members.filter { report.entries[$0].decimals != nil }
    let rounding = Sentence.says(
      "explain.assumed.rounding", ["lines": numbers(rounded), "count": .count(rounded.count)])
    let margins = Set(sets.flatMap(assumedMargins)).sorted().map { view in
      let points = Sentence.Value.points(layout.scene[view].margins.left)
      return Sentence.says(
        "explain.assumed.margins", ["item": .text(layout.scene[view].name), "points": points])
    }
    return (rounded.isEmpty || isRounding ? [] : [rounding]) + margins
  }

  /// The views whose margins a set depends on, where none of its lines tells a margin.
  private func assumedMargins(of set: [Int]) -> [ItemID] {
    let isTold = set.contains { entry in
      report.entries[entry].description.identifier?.hasSuffix("Margin-guide-constraint") == true
    }
    guard !isTold else { return [] }
    return set.flatMap { layout.constraints[$0]?.anchors ?? [] }.compactMap { anchor in
      let isGuide = layout.item(anchor.item)?.text == "UIViewLayoutMarginsGuide"
      return isGuide
        ? layout.scene[anchor.item].parent : anchor.attribute.isMargin ? anchor.item : nil
    }
  }
}

extension LogEntry {
  /// To how many decimals its numbers are known, if the log may have rounded one of them.
  fileprivate var decimals: Int? {
    // A multiplier counts for some hundred points.
    let factor = description.multiplier.loggedDecimals.map { max(0, $0 - 3) }
    return [description.constant.loggedDecimals, factor].compactMap { $0 }.min()
  }
}

extension Double {
  /// The decimals of a number that has all six digits of a log; `nil` for a shorter one.
  fileprivate var loggedDecimals: Int? {
    let parts = magnitude.logText.split(separator: ".")
    guard parts.count == 2, parts[1].allSatisfy({ $0.isNumber }) else { return nil }
    return (parts[0] + parts[1]).drop { $0 == "0" }.count == 6 ? parts[1].count : nil
  }
}
