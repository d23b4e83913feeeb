package import LayoutEngine

/// Why a line of an answer that names a window can't be read.
package enum WindowError: Hashable, Sendable {
  /// The line has no colon.
  case notALine
  /// Another line says the same thing.
  case saidTwice(String)
  /// The line is about something else than the window and the direction.
  case unknownSetting(String)
  /// The window isn't two lengths.
  case notAWindow(String)
  /// The window is too small or too large to look at.
  case outOfRange(Size)
  /// The direction is neither of the two.
  case unknownDirection(String)

  package var code: String {
    switch self {
    case .notALine: "E401"
    case .saidTwice: "E403"
    case .unknownSetting: "E441"
    case .notAWindow: "E442"
    case .outOfRange: "E443"
    case .unknownDirection: "E444"
    }
  }
}
