/// A sentence of the catalogue together with the values that go into it.
///
/// Deciding what to say and saying it in a language are two steps: everything up to feedback
/// handles sentences, and a ``StringsCatalogue`` turns them into text at the very end.
package struct Sentence: Hashable, Codable, Sendable {
  package enum Value: Hashable, Codable, Sendable {
    /// Words that are the same in every language: names, equations, codes.
    case text(String)
    /// A number of points, printed without needless decimals; it chooses words like a count.
    case points(Double)
    /// A number of things; `{n|one=line|other=lines}` chooses a word by it.
    case count(Int)
    indirect case sentence(Sentence)
  }

  /// The key in the catalogue, for example `equation.unknownAttribute`.
  package let key: String
  package let values: [String: Value]

  init(key: String, _ values: [String: Value]) {
    self.key = key
    self.values = values
  }

  /// Words that are in their language already, such as those of a course's author.
  package init(verbatim text: String) {
    key = ""
    values = ["text": .text(text)]
  }

  /// The words of an author, a tool or the system, or else the key: what is the same in every language.
  package var identity: String {
    if key.isEmpty, case .text(let text)? = values["text"] { text } else { key }
  }

  /// The sentence with one more value, for it and for the sentences in it.
  package func adding(_ name: String, _ text: String) -> Sentence {
    var values = values.mapValues { value -> Value in
      guard case .sentence(let sentence) = value else { return value }
      return .sentence(sentence.adding(name, text))
    }
    values[name] = .text(text)
    return key.isEmpty ? self : Sentence(key: key, values)
  }

  package func mappingTexts(_ change: (String) -> String) -> Sentence {
    Sentence(
      key: key,
      values.mapValues { value in
        switch value {
        case .text(let text): .text(change(text))
        case .sentence(let sentence): .sentence(sentence.mappingTexts(change))
        case .points, .count: value
        }
      })
  }
}

/// Sentences that several places say.
///
/// Each static member makes one sentence. Its parameters are the values that the sentence's text
/// needs, so a call with a wrong or a missing value doesn't compile:
///
///     package static func windowWide(width: Double) -> Sentence {
///       says("feedback.window.wide", ["width": width])
///     }
///
/// A test reads these declarations and compares them with every strings file.
package protocol SentenceArea {}

/// A sentence that one place alone says is declared there: `CourseError(path, .says(key))`.
extension Sentence: SentenceArea {}

extension SentenceArea {
  /// Makes a sentence from its key in the catalogue and the values by the names that its text uses.
  ///
  /// Both are literals in every call, because a test reads them in the source.
  package static func says(_ key: String, _ values: [String: Sentence.Value] = [:]) -> Sentence {
    Sentence(key: key, values)
  }

  /// The same with values of one type as they are: names, points (`Double`), counts or sentences.
  package static func says<Value: SentenceValue>(_ key: String, _ values: [String: Value])
    -> Sentence
  {
    Sentence(key: key, values.mapValues { $0.sentenceValue })
  }
}

/// What goes into a sentence as it is.
package protocol SentenceValue {
  var sentenceValue: Sentence.Value { get }
}

extension String: SentenceValue {
  package var sentenceValue: Sentence.Value { .text(self) }
}

extension Substring: SentenceValue {
  package var sentenceValue: Sentence.Value { .text(String(self)) }
}

extension Double: SentenceValue {
  package var sentenceValue: Sentence.Value { .points(self) }
}

extension Int: SentenceValue {
  package var sentenceValue: Sentence.Value { .count(self) }
}

extension Sentence: SentenceValue {
  package var sentenceValue: Sentence.Value { .sentence(self) }
}

extension Sentence {
  /// The text in a language.
  ///
  /// Where no strings file can be read, this is the one place that says so in words of its own.
  package func text(in strings: StringsCatalogue?) -> String {
    strings?.text(self) ?? "the strings file of the course can't be read: restore or correct it"
  }
}

extension Sentence.Value {
  /// A list in words: `a`, `a and b`, `a, b and c`.
  package static func list(_ values: [Sentence.Value]) -> Sentence.Value {
    guard var text = values.first else { return .text("") }
    for (index, value) in values.enumerated().dropFirst() {
      text = .sentence(
        index == values.count - 1
          ? .says("feedback.list.pair", ["first": text, "last": value])
          : .says("feedback.list.more", ["first": text, "last": value]))
    }
    return text
  }
}
