/// The sentences about equations that can't be read.
///
/// Messages begin with a small letter and end without a full stop, because a place stands before
/// them: `3:24 error E202: unknown view Button`.
package enum EquationSentence: SentenceArea {
  package static func notARelation(sign: String) -> Sentence {
    says("equation.notARelation", ["sign": .text(sign)])
  }
  package static func write(text: Sentence.Value) -> Sentence {
    says("equation.write", ["text": text])
  }
  package static func bothOf(first: Sentence.Value, last: String) -> Sentence {
    says("equation.bothOf", ["first": first, "last": .text(last)])
  }
  package static func oneOf(first: Sentence.Value, last: String) -> Sentence {
    says("equation.oneOf", ["first": first, "last": .text(last)])
  }
}
