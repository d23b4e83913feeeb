import LayoutEngine

extension LogExplanation {
  /// The line of a set that is spoken of: the one that is suspected, else the last of the
  /// programmer's, else the last.
  package func pivot(of set: [Int]) -> Int? {
    suspects.first { set.contains($0.entry) }?.entry
      ?? set.last { isOwn($0) } ?? set.last
  }

  /// What the other lines of a set make of the one that is spoken of, in one line of arithmetic.
  package func sentences(for balance: QuarrelBalance) -> [Sentence] {
    var values: [String: Sentence.Value] = [
      "line": .count(number(of: balance.entry)), "equation": .text(equation(balance.fitting)),
    ]
    var sentences: [Sentence] = []
    if let sum = balance.sumText {
      values["sum"] = .text(sum)
      sentences.append(Sentence(ExplanationSentence.balanceSum, values))
    } else {
      sentences.append(Sentence(ExplanationSentence.balance, values))
    }
    if let item = balance.squeezed {
      let size = FramePart.size(along: balance.fitting.first.attribute.axis).attribute
      sentences.append(
        Sentence(
          ExplanationSentence.squeezed,
          ["item": .text(layout.scene[item].name), "size": .text(size.name)]))
    }
    return sentences
  }

  /// What UIKit gave up, beside what is suspected; `nil` if the report doesn't tell.
  package var brokenSentence: Sentence? {
    guard let broken = report.broken else { return nil }
    guard let entry = brokenEntry else {
      return Sentence(
        ExplanationSentence.brokenUnlisted, ["equation": .text(broken.description.text())])
    }
    let line = ["line": Sentence.Value.count(number(of: entry))]
    guard let suspect = suspects.first, suspect.confidence != .possible else {
      return Sentence(ExplanationSentence.brokenUnclear, line)
    }
    if suspect.entry == entry { return Sentence(ExplanationSentence.brokenSame) }
    return suspect.other == entry
      ? Sentence(ExplanationSentence.brokenUnclear, line)
      : Sentence(ExplanationSentence.brokenOther, line)
  }

  /// The entry that UIKit gave up; `nil` if the report doesn't tell, or doesn't list it.
  package var brokenEntry: Int? {
    guard let broken = report.broken?.description else { return nil }
    return report.entries.indices.first { report.entries[$0].description == broken }
      ?? report.entries.indices.first {
        report.entries[$0].description.address == broken.address
      }
  }

  /// What to say where nothing points at one line; `nil` where something does, or nothing quarrels.
  package var undecided: Sentence? {
    guard suspects.isEmpty, let members = sets.first else { return nil }
    return Sentence(
      ExplanationSentence.suspectNone, ["lines": numbers(members.filter { isOwn($0) })])
  }
}

extension QuarrelBalance {
  /// The sum that leads to the total: `416 - 10 - 1`; `nil` where there is nothing to add up.
  package var sumText: String? {
    guard terms.count > 1 else { return nil }
    return terms.enumerated().map { place, term in
      let factor = abs(term.factor)
      let isOne = abs(factor - 1) <= Tolerance.points
      let number = pointsText(abs(term.points))
      let product = isOne ? number : "\(pointsText(factor)) × \(number)"
      if place == 0 { return term.value < 0 ? "-\(product)" : product }
      return (term.value < 0 ? " - " : " + ") + product
    }.joined()
  }
}
