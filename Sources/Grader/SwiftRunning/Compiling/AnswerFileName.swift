/// The name under which a learner's file is compiled, and which its messages carry.
enum AnswerFileName {
  private static let fallback = "answer.swift"

  /// The name without its folder, or another if it can't stand on a command line as it is.
  static func safe(_ name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let isPlain = last.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    let isTaken = [AnswerRecipe.Name.glue, "main.swift"].contains(last)
    guard isPlain, !isTaken, last.hasSuffix(".swift"), last.first != "-", last.first != "." else {
      return fallback
    }
    return last
  }
}
