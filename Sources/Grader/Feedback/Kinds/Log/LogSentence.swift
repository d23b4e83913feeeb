package import Course

/// Sentences about answers to questions about a log: what follows from them, and what to compare.
package enum LogSentence: SentenceArea {
  package static func partIs(entry: Int, part: String, texts: Sentence.Value) -> Sentence {
    says("log.part.is", ["entry": .count(entry), "part": .text(part), "texts": texts])
  }
  package static func partNone(entry: Int, part: String) -> Sentence {
    says("log.part.none", ["entry": .count(entry), "part": .text(part)])
  }
  package static func partNext(text: String) -> Sentence {
    says("log.part.next", ["text": .text(text)])
  }

  package static func equationSeen(line: Int, entry: Int, equation: String) -> Sentence {
    says(
      "log.equation.seen",
      ["line": .count(line), "entry": .count(entry), "equation": .text(equation)])
  }
  package static func equationSign(entry: Int) -> Sentence {
    says("log.equation.sign", ["entry": .count(entry)])
  }
  package static func equationConstant(entry: Int) -> Sentence {
    says("log.equation.constant", ["entry": .count(entry)])
  }
  package static func equationMultiplier(entry: Int) -> Sentence {
    says("log.equation.multiplier", ["entry": .count(entry)])
  }
  package static func equationRelation(sign: String, entry: Int) -> Sentence {
    says("log.equation.relation", ["sign": .text(sign), "entry": .count(entry)])
  }
  package static func equationPriority(entry: Int) -> Sentence {
    says("log.equation.priority", ["entry": .count(entry)])
  }
  package static func equationAttribute(entry: Int) -> Sentence {
    says("log.equation.attribute", ["entry": .count(entry)])
  }
  package static func equationItem(entry: Int) -> Sentence {
    says("log.equation.item", ["entry": .count(entry)])
  }
  package static func equationMore(entry: Int) -> Sentence {
    says("log.equation.more", ["entry": .count(entry)])
  }
  package static func equationNext(entry: Int) -> Sentence {
    says("log.equation.next", ["entry": .count(entry)])
  }

  package static var makerMe: Sentence { says("log.maker.me") }
  package static var makerMask: Sentence { says("log.maker.mask") }
  package static var makerContent: Sentence { says("log.maker.content") }
  package static var makerContainer: Sentence { says("log.maker.container") }
  package static var makerGuide: Sentence { says("log.maker.guide") }
  package static var makerStack: Sentence { says("log.maker.stack") }
  package static var makerBuilder: Sentence { says("log.maker.builder") }
  package static var makerSystem: Sentence { says("log.maker.system") }
  package static func makerNext(entry: Int) -> Sentence {
    says("log.maker.next", ["entry": .count(entry)])
  }

  package static func maskMeaning(signs: String, entry: Int, mask: String) -> Sentence {
    says("log.mask.meaning", ["signs": .text(signs), "entry": .count(entry), "mask": .text(mask)])
  }
  package static func maskNext(entry: Int) -> Sentence {
    says("log.mask.next", ["entry": .count(entry)])
  }

  package static var pointsNext: Sentence { says("log.points.next") }

  package static func setSeen(line: Int, entries: Sentence.Value, count: Int) -> Sentence {
    says("log.set.seen", ["line": .count(line), "entries": entries, "count": .count(count)])
  }
  package static func setSatisfied(values: Sentence.Value) -> Sentence {
    says("log.set.satisfied", ["values": values])
  }
  package static func setValue(anchor: String, value: Double) -> Sentence {
    says("log.set.value", ["anchor": .text(anchor), "value": .points(value)])
  }
  package static var setSatisfiedNext: Sentence { says("log.set.satisfied.next") }
  package static func setRedundant(entry: Int, rest: Int) -> Sentence {
    says("log.set.redundant", ["entry": .count(entry), "rest": .count(rest)])
  }
  package static var setRedundantNext: Sentence { says("log.set.redundant.next") }

  package static func unwantedSeen(line: Int, entry: Int) -> Sentence {
    says("log.unwanted.seen", ["line": .count(line), "entry": .count(entry)])
  }
  package static func unwantedApart(entry: Int) -> Sentence {
    says("log.unwanted.apart", ["entry": .count(entry)])
  }
  package static var unwantedApartNext: Sentence { says("log.unwanted.apart.next") }
  package static func unwantedMember(equation: String) -> Sentence {
    says("log.unwanted.member", ["equation": .text(equation)])
  }
  package static var unwantedMemberNext: Sentence { says("log.unwanted.member.next") }
}
