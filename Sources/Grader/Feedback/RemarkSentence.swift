package import Course

/// Sentences about one line of an answer: what is wrong in it, or how to write it more simply.
///
/// They name what is wrong, and never what would be right there.
package enum RemarkSentence: SentenceArea {
  package static func sign(line: Int) -> Sentence {
    says("remark.sign", ["line": .count(line)])
  }
  package static func multiplierInverted(line: Int) -> Sentence {
    says("remark.multiplier.inverted", ["line": .count(line)])
  }
  package static func relation(line: Int, sign: String) -> Sentence {
    says("remark.relation", ["line": .count(line), "sign": .text(sign)])
  }
  package static func priority(line: Int) -> Sentence {
    says("remark.priority", ["line": .count(line)])
  }
  package static func attribute(line: Int) -> Sentence {
    says("remark.attribute", ["line": .count(line)])
  }
  package static func multiplier(line: Int) -> Sentence {
    says("remark.multiplier", ["line": .count(line)])
  }
  package static func constant(line: Int) -> Sentence {
    says("remark.constant", ["line": .count(line)])
  }
  package static func item(line: Int) -> Sentence {
    says("remark.item", ["line": .count(line)])
  }
  package static func property(line: Int) -> Sentence {
    says("remark.property", ["line": .count(line)])
  }
  package static func extraLine(line: Int) -> Sentence {
    says("remark.line.extra", ["line": .count(line)])
  }
  package static var missingLine: Sentence { says("remark.line.missing") }
  package static var missingOrOptional: Sentence { says("remark.line.missing.optional") }

  package static func follows(line: Int, others: Sentence.Value) -> Sentence {
    says("remark.note.follows", ["line": .count(line), "others": others])
  }
  package static func repeats(line: Int, others: Sentence.Value) -> Sentence {
    says("remark.note.repeats", ["line": .count(line), "others": others])
  }
  package static func swappedMultiplier(line: Int, turned: String) -> Sentence {
    says("remark.note.multiplier", ["line": .count(line), "turned": .text(turned)])
  }
  package static func swappedConstant(line: Int, turned: String) -> Sentence {
    says("remark.note.constant", ["line": .count(line), "turned": .text(turned)])
  }
  package static func swappedOrder(line: Int, turned: String) -> Sentence {
    says("remark.note.order", ["line": .count(line), "turned": .text(turned)])
  }
}
