import Course
import Grading

extension CompilerVerdict {
  /// That a function isn't where the exercise calls it: inside a type, or outside of its class;
  /// `nil` if it is there, or nowhere.
  var strayMessage: CompilerMessage? {
    let functions = declarations("func").map {
      (name: $0.name, $0.offset, types(around: $0.offset))
    }
    switch glue.entry {
    case .function(let name, _):
      let found = functions.filter { $0.name == name }
      guard found.allSatisfy({ !$0.2.isEmpty }), let stray = found.first, let type = stray.2.last
      else { return nil }
      return message(
        StrayFunction(name: name, type: type, isInside: true), at: stray.1,
        .says("swift.stray.inside", ["name": .text(name), "type": .text(type)]))
    case .controller(let type):
      let classes = declarations("class")
      var found = functions
      if classes.contains(where: { $0.name == type }) {
        guard case .method(let name) = glue.sequel else { return nil }
        found = functions.filter { $0.name == name }
      } else if !classes.isEmpty {
        return nil
      }
      guard found.allSatisfy({ $0.2.isEmpty }), let stray = found.first else { return nil }
      return message(
        StrayFunction(name: stray.name, type: type, isInside: false), at: stray.1,
        .says("swift.stray.outside", ["name": .text(stray.name), "type": .text(type)]))
    }
  }

  private func message(
    _ stray: StrayFunction, at offset: Int, _ text: Sentence
  ) -> CompilerMessage {
    CompilerMessage(kind: .error, place: lines.place(of: offset), text: text, stray: stray)
  }

  /// The names of the types in whose braces a byte is, the outermost first.
  private func types(around offset: Int) -> [String] {
    let keywords = ["class", "struct", "enum", "extension", "actor"]
    var open: [String?] = []
    var next: String?
    for (token, following) in zip(tokens, tokens.dropFirst()) where token.bytes.lowerBound < offset
    {
      if keywords.contains(where: token.isKeyword), let name = following.word,
        !["func", "var", "let"].contains(name)
      {
        next = name
      } else if token.isSign("{") {
        open.append(next)
        next = nil
      } else if token.isSign("}") {
        _ = open.popLast()
      }
    }
    return open.compactMap { $0 }
  }
}
