package import LayoutEngine

/// Why a lesson isn't written in the course's subset of Markdown.
package struct MarkdownError: Error, Hashable, Sendable {
  /// What is wrong; a `mark` is `**`, `*`, a backtick or `[`.
  package enum Problem: Hashable, Sendable {
    case controlCharacter(UInt8), html, image, referenceLink, badTarget, underscore
    case indented, ruledLine, foreignBullet(String), notSeparated, notPlain(in: Sentence)
    case badHeading, fenceWithoutKind, unclosedFence, badAttribute(String), repeatedAttribute(
      String)
    case openRow, badTableRule, cellCount(Int, expected: Int)
    case unclosed(mark: String), stray(mark: String), empty(mark: String)
    case nested(mark: String, in: String), badEscape(String)
    case openFrontMatter, badField, repeatedField(String, first: SourcePlace)
  }

  package let problem: Problem
  package let place: SourcePlace

  init(_ problem: Problem, at place: SourcePlace) {
    self.problem = problem
    self.place = place
  }

  /// What is wrong and what to do next, without the place.
  package var sentence: Sentence {
    switch problem {
    case .controlCharacter(let byte):
      .says("markdown.controlCharacter", ["byte": Int(byte)])
    case .html:
      .says("markdown.html")
    case .image:
      .says("markdown.image")
    case .referenceLink:
      .says("markdown.referenceLink")
    case .badTarget:
      .says("markdown.badTarget")
    case .underscore:
      .says("markdown.underscore")
    case .indented:
      .says("markdown.indented")
    case .ruledLine:
      .says("markdown.ruledLine")
    case .foreignBullet(let mark):
      .says("markdown.foreignBullet", ["mark": mark])
    case .notSeparated:
      .says("markdown.notSeparated")
    case .notPlain(let part):
      .says("markdown.notPlain", ["part": part])
    case .badHeading:
      .says("markdown.badHeading")
    case .fenceWithoutKind:
      .says("markdown.fenceWithoutKind")
    case .unclosedFence:
      .says("markdown.unclosedFence")
    case .badAttribute(let word):
      .says("markdown.badAttribute", ["word": word.quoted])
    case .repeatedAttribute(let key):
      .says("markdown.repeatedAttribute", ["key": key.quoted])
    case .openRow:
      .says("markdown.openRow")
    case .badTableRule:
      .says("markdown.badTableRule")
    case .cellCount(let count, let expected):
      .says("markdown.cellCount", ["count": count, "expected": expected])
    case .unclosed(let mark):
      .says("markdown.unclosed", ["mark": mark])
    case .stray(let mark):
      .says("markdown.stray", ["mark": mark])
    case .empty(let mark):
      .says("markdown.empty", ["mark": mark])
    case .nested(let mark, let outer):
      .says("markdown.nested", ["mark": mark, "outer": outer])
    case .badEscape(let escape):
      .says("markdown.badEscape", ["escape": escape])
    case .openFrontMatter:
      .says("markdown.openFrontMatter")
    case .badField:
      .says("markdown.badField")
    case .repeatedField(let key, let first):
      .says(
        "markdown.repeatedField",
        ["key": .text(key.quoted), "line": .count(first.line), "column": .count(first.column)])
    }
  }
}
