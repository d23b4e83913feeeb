/// What is wrong with a statement about a view itself.
package enum SceneFault: Hashable, Sendable {
  /// A mask for a view whose frame nobody says.
  case maskWithoutFrame(item: String)
  /// No part of a mask has this name; the suggestions come nearest to it.
  case unknownFlag(String, suggestions: [String])
  /// Something that is no list of flags.
  case notAMask
  /// Something that isn't four finite numbers, or a negative size.
  case notAFrame
  /// Something that is neither `true` nor `false`.
  case notABool
  /// A property that was set for the view before.
  case repeated(item: String, property: String)

  /// The code that the course format lists.
  package var code: String {
    switch self {
    case .maskWithoutFrame: "E151"
    case .unknownFlag, .notAMask: "E152"
    case .notAFrame: "E153"
    case .notABool: "E154"
    case .repeated: "E155"
    }
  }
}
