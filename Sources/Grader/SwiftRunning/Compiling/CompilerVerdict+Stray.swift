import Course
import Grading

extension CompilerVerdict {
  /// That a function isn't where the exercise calls it: inside a type, or outside of its class;
  /// `nil` if it is there, or nowhere.
  var strayMessage: CompilerMessage? {
    switch glue.entry {
    case .function(let name, _): insideType(name)
    case .controller(let className): outsideType(className)
    }
  }

  /// That a function that is called on its own is only there as a method.
  private func insideType(_ name: String) -> CompilerMessage? {
    let found = declarations("func").filter { $0.name == name }.map {
      ($0, types(around: $0.offset))
    }
    guard let (function, types) = found.first, let type = types.last,
      found.allSatisfy({ !$0.1.isEmpty })
    else { return nil }
    return message(
      StrayFunction(name: name, type: type, isInside: true), at: function.offset,
      "`\(name)` is inside the braces of `\(type)`, and the exercise calls it on its own")
  }

  /// That a method of the controller is only there as a function on its own, or that the controller
  /// isn't there and functions are.
  private func outsideType(_ className: String) -> CompilerMessage? {
    let functions = declarations("func").map { ($0, types(around: $0.offset)) }
    let outside: (name: String, offset: Int)?
    if !declarations("class").contains(where: { $0.name == className }) {
      outside = declarations("class").isEmpty ? functions.first { $0.1.isEmpty }?.0 : nil
    } else if case .method(let name) = glue.sequel {
      let found = functions.filter { $0.0.name == name }
      outside = found.allSatisfy { $0.1.isEmpty } ? found.first?.0 : nil
    } else {
      outside = nil
    }
    guard let outside else { return nil }
    return message(
      StrayFunction(name: outside.name, type: className, isInside: false), at: outside.offset,
      "`\(outside.name)` is outside every class, and the exercise calls it on a `\(className)`")
  }

  private func message(
    _ stray: StrayFunction, at offset: Int, _ text: String
  ) -> CompilerMessage {
    CompilerMessage(kind: .error, place: lines.place(of: offset), text: text, stray: stray)
  }

  /// The names of the types in whose braces a byte is, the outermost first.
  private func types(around offset: Int) -> [String] {
    let keywords = ["class", "struct", "enum", "extension", "actor", "protocol"]
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
