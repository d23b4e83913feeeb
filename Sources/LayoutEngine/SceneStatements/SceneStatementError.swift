/// What is wrong with a statement about a view itself.
package indirect enum SceneStatementError: Hashable, Sendable {
  /// A mask for a view whose frame nobody says.
  case maskWithoutFrame(item: String)
  /// No part of a mask has this name; the suggestions come nearest to it.
  case unknownFlag(String, suggestions: [String])
  /// The name of a part of a mask without the dot before it.
  case maskDotMissing(String)
  /// Something that is no list of parts.
  case notAMask
  /// Something that isn't four finite numbers, or a negative size.
  case notAFrame
  /// Something that is neither `true` nor `false`.
  case notABool
  /// A property that was set for the view before.
  case repeated(item: String, property: String)
  /// Something that is neither a number nor the name of a priority.
  case notAPriority
  /// Something that isn't two lengths.
  case notAContentSize
  /// Something that isn't four numbers.
  case notInsets
  /// Something that isn't two numbers.
  case notBaselines
  /// No property has this name, or it is set with `=` only; the suggestions come nearest to it.
  case unknownProperty(String, suggestions: [String])
  /// A fact about a view that isn't the answer's to say.
  case given(item: String, property: String)

  /// The code that the course format lists.
  package var code: String {
    switch self {
    case .maskWithoutFrame: "E151"
    case .unknownFlag, .maskDotMissing, .notAMask: "E152"
    case .notAFrame: "E153"
    case .notABool: "E154"
    case .repeated: "E155"
    case .notAPriority: "E156"
    case .notAContentSize: "E157"
    case .notInsets: "E158"
    case .given: "E159"
    case .unknownProperty: "E160"
    case .notBaselines: "E161"
    }
  }
}
