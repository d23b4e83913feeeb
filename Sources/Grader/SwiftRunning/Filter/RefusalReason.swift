/// Why a piece of code isn't run.
enum RefusalReason: Hashable, Sendable {
  case zeroByte
  case module(String)
  case attribute(String)
  case directive(String)
  case unsafe
  case nestedTooDeeply
  case reservedName(String)
  case optionalRequirement
  case backtick
  case versionCondition(String)

  /// What it is and what to do, as a sentence without a final point.
  var words: String {
    switch self {
    case .zeroByte: "a byte with the value 0 stands here; remove it"
    case .module(let name):
      "answers import UIKit, Foundation, MapKit and Masonry, and there is no \(name) here; "
        + "remove this import"
    case .attribute(let name):
      "@\(name) is not for answers; write the declaration without it"
    case .directive(""): "a # needs a word after it, such as #selector; remove it"
    case .directive(let word):
      "#\(word) is not for answers; write the code without it"
    case .unsafe: "code marked as unsafe is not run; write it without `unsafe`"
    case .nestedTooDeeply: "texts are written into texts too many times over; name the parts"
    case .reservedName(let name):
      "the name \(name) belongs to the program around your answer; choose another"
    case .optionalRequirement:
      "what a protocol asks for can be optional in Objective-C alone; remove `optional`, and give "
        + "it a body in an extension of the protocol"
    case .backtick:
      "this backtick does not belong to a pair around a name; remove it, or write a name without "
        + "spaces between two backticks"
    case .versionCondition(let word):
      "\(word)(…) asks which version of Swift compiles the answer, and the course has only one; "
        + "remove this `#if`, and keep the code that you need"
    }
  }
}
