/// The words of a report's frame: what stands around the list of constraints.
///
/// Source: docs/SEMANTICS.md, S8.12; `Vectors/messages.json` of the tests.
enum LogPhrase: CaseIterable {
  case head
  case appKitHead
  case advice
  case firstAdvice
  case secondAdvice
  case note
  case recovery
  case breakpoint
  case category
  case appKitBreakpoint
  case oldBreakpoint

  /// What a phrase has to do with the list.
  enum Part {
    case head
    case advice
    case recovery
    case end
  }

  var part: Part {
    switch self {
    case .head, .appKitHead: .head
    case .advice, .firstAdvice, .secondAdvice, .note: .advice
    case .recovery: .recovery
    case .breakpoint, .category, .appKitBreakpoint, .oldBreakpoint: .end
    }
  }

  /// Whether AppKit prints the phrase, and UIKit doesn't.
  var isAppKits: Bool { self == .appKitHead || self == .appKitBreakpoint }

  /// How the phrase begins, by which it is known.
  var words: StaticString {
    switch self {
    case .head: "Unable to simultaneously satisfy constraints"
    case .appKitHead: "Conflicting constraints detected"
    case .advice: "Probably at least one of the constraints in the following list"
    case .firstAdvice: "(1) look at each constraint and try to figure out"
    case .secondAdvice: "(2) find the code that added the unwanted constraint"
    case .note: "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"
    case .recovery: "Will attempt to recover by breaking"
    case .breakpoint: "Make a symbolic breakpoint at"
    case .category: "The methods in the UIConstraintBasedLayoutDebugging category"
    case .appKitBreakpoint: "Set the NSUserDefault NSConstraintBasedLayoutVisualize"
    case .oldBreakpoint: "Break on objc_exception_throw"
    }
  }

  /// The phrase that begins at a place, and where its known words end.
  ///
  /// A space of the phrase may be any number of them, or a line's end where a console broke it.
  static func phrase(in bytes: [UInt8], at start: Int) -> (phrase: LogPhrase, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "P"), UInt8(ascii: "("),
      UInt8(ascii: "W"), UInt8(ascii: "M"), UInt8(ascii: "T"), UInt8(ascii: "S"),
      UInt8(ascii: "B"):
      break
    default: return nil
    }
    for phrase in allCases {
      if let end = phrase.end(in: bytes, from: start) { return (phrase, end) }
    }
    return nil
  }

  private func end(in bytes: [UInt8], from start: Int) -> Int? {
    words.withUTF8Buffer { letters in
      var place = start
      for letter in letters {
        if letter == UInt8(ascii: " ") {
          let gap = place
          while place < bytes.count, Self.isGap(bytes[place]) { place += 1 }
          guard place > gap else { return nil }
        } else {
          guard place < bytes.count, bytes[place] == letter else { return nil }
          place += 1
        }
      }
      return place
    }
  }

  /// A space, a line's end, or the mark of a quoted line in mail.
  private static func isGap(_ byte: UInt8) -> Bool { byte.isSpace || byte == UInt8(ascii: ">") }
}
