package import Course
import LayoutEngine

extension LogExplanation {
  /// The line of a set that is talked about: the one that is suspected, else the last of the
  /// programmer's, else the last.
  package func pivot(of set: [Int]) -> Int? {
    suspects.first { set.contains($0.entry) }?.entry
      ?? set.last { isOwn($0) } ?? set.last
  }

  /// What the other lines of a set make of the one that is spoken of.
  ///
  /// `nil` if the numbers are too large.
  package func balance(of set: [Int]) -> ConflictBalance? {
    guard let pivot = pivot(of: set), let conflict = conflicts.first(where: { $0.members == set })
    else { return nil }
    return conflict.balance(without: pivot)
  }

  /// What is typed into the debugger to see the view that is suspected; `nil` if it has no address.
  package var debuggerCommand: String? {
    guard suspects.first?.isApples != true else { return nil }
    let lines = suspects.first.map { [$0.entry] } ?? sets.first ?? []
    let item = lines.first.flatMap { layout.constraints[$0]?.first.item }
    return item.flatMap { layout.item($0)?.address }.map { "expression -l objc -O -- \($0)" }
  }

  /// What the other lines of a set make of the one that is spoken of, in one line of arithmetic.
  package func sentences(for balance: ConflictBalance) -> [Sentence] {
    let (line, equation) = (number(of: balance.entry), equation(balance.fitting))
    var sentences: [Sentence] = [
      balance.sumText.map {
        .says(
          "explain.balance.sum",
          ["line": .count(line), "equation": .text(equation), "sum": .text($0)])
      } ?? .says("explain.balance", ["line": .count(line), "equation": .text(equation)])
    ]
    if let item = balance.squeezed {
      let name = layout.scene[item].name
      let size = FramePart.size(along: balance.fitting.first.attribute.axis).attribute
      sentences.append(
        Sentence.says(
          "explain.squeezed",
          ["item": .text(name), "size": .text(size.name)]))
    }
    return sentences
  }

  /// What UIKit gave up, beside what is suspected; `nil` if the report doesn't tell.
  ///
  /// It is denied only where another line is as good as proven.
  package var brokenSentence: Sentence? {
    guard let entry = brokenEntry else { return nil }
    let line = Sentence.Value.count(number(of: entry))
    guard let suspect = suspects.first else {
      return .says("explain.broken.unclear", ["line": line])
    }
    if suspect.reason == .brokenByUIKit { return nil }
    if suspect.entry == entry, suspect.other == nil, !suspect.isApples {
      return .says("explain.broken.same")
    }
    let isDenied = suspect.confidence == .almostCertain
    return isDenied && !suspects.contains { $0.entry == entry }
      ? .says("explain.broken.other", ["line": line]) : .says("explain.broken", ["line": line])
  }

  /// What to say where nothing points at one line; `nil` where something does, or nothing
  /// conflicts.
  package var undecided: Sentence? {
    guard suspects.isEmpty, let members = sets.first else { return nil }
    let own = members.filter { isOwn($0) }
    guard own.count <= Self.mostNumbers else {
      return Sentence.says(
        "explain.suspect.none.many", ["count": .count(own.count)])
    }
    return Sentence.says(
      "explain.suspect.none", ["lines": numbers(own)])
  }
}

extension ConflictBalance {
  /// The sum that leads to the total: `416 - 10 - 1`; `nil` where there is nothing to add up.
  package var sumText: String? {
    guard terms.count > 1, let factor = terms.first.map({ abs($0.factor) }) else { return nil }
    let isShared = terms.allSatisfy { abs(abs($0.factor) - factor) <= Tolerance.points }
    guard isShared, !Self.isOne(factor) else { return Self.sum(terms.map { ($0, $0.factor) }) }
    return "\(factor.logText) × (\(Self.sum(terms.map { ($0, $0.factor / factor) })))"
  }

  private static func isOne(_ factor: Double) -> Bool { abs(factor - 1) <= Tolerance.points }

  private static func sum(_ terms: [(term: Term, factor: Double)]) -> String {
    terms.enumerated().map { place, each in
      let factor = abs(each.factor)
      let number = abs(each.term.points).logText
      let product = isOne(factor) ? number : "\(factor.logText) × \(number)"
      let isLess = each.term.value < 0
      return place == 0 ? (isLess ? "-" : "") + product : (isLess ? " - " : " + ") + product
    }.joined()
  }
}

extension Sentence {
  /// What stands above the debugger's command.
  package static var debuggerShows: Sentence { .says("explain.find") }
}
