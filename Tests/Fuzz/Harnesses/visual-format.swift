/// Reads any bytes as a format in a program and as a line of an answer.
///
/// The first two bytes choose options and which views have no superview. In an answer, texts of an
/// even number of bytes are read with known names, the others with any names.
@_cdecl("LLVMFuzzerTestOneInput")
func readVisualFormat(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let all = UnsafeBufferPointer(start: bytes, count: count)
  let format = String(decoding: all.dropFirst(2), as: UTF8.self)
  let choice = FormatChoice(all.first ?? 0, all.dropFirst().first ?? 0)
  choice.checkInProgram(format)
  StatementChecks.check(format, names: count.isMultiple(of: 2) ? FormatChoice.views : nil)
  return 0
}

/// The options and metrics with which a format is read.
struct FormatChoice {
  static let views = ["a", "b", "c", "Photo", "_x"]
  private static let metrics = ["gap": 12, "m": -3.5, "strong": 750, "wide": 1e300]

  private let options: VisualFormatOptions
  private let roots: Set<String>

  init(_ options: UInt8, _ roots: UInt8) {
    let directions = VisualFormatOptions.Direction.allCases
    let alignable = VisualFormatOptions.alignable
    self.options = VisualFormatOptions(
      alignments: options & 0x80 == 0 ? [] : [alignable[Int(options & 0x0F) % alignable.count]],
      direction: directions[Int(options >> 4) % directions.count])
    self.roots = Set(
      Self.views.enumerated().filter { roots >> UInt8($0.offset) & 1 == 1 }.map(\.element))
  }

  /// Stops the program if reading a format as UIKit does breaks a rule.
  func checkInProgram(_ format: String) {
    let read = constraints(format)
    precondition(read == constraints(format), "the same format is read in two ways")
    switch read {
    case .failure(let error):
      for place in [error.range.start, error.caret] {
        precondition(place.line == 1, "an error is in another line")
        precondition((1...format.count + 1).contains(place.column), "an error is in no column")
      }
      let message = error.uiKitMessage(for: format)
      precondition(
        message.hasPrefix("Unable to parse constraint format: ") || message.hasPrefix("It's"),
        "a message isn't UIKit's")
    case .success(let constraints):
      for constraint in constraints {
        precondition(constraint.multiplier.isFinite && constraint.constant.isFinite)
        precondition(Priority(constraint.priority) != nil)
      }
      checkInAnswer(format, states: constraints)
    }
  }

  /// Every format of a program is allowed in an answer, too, unless it relates an item to itself.
  private func checkInAnswer(_ format: String, states constraints: [WrittenConstraint]) {
    let text = "\(Self.isStatement(format) ? "" : "H:")\(format) \(clauses)"
    let statements = EquationReader.read(text, names: Self.views).statements
    precondition(statements.count == 1, "one format is several statements")
    switch statements[0].outcome {
    case .constraints(let read):
      precondition(read.map(Said.init) == constraints.map(Said.init), "two readings differ")
    case .unreadable(let error):
      guard case .meaning(.relatedToItself) = error.reason else {
        preconditionFailure("an answer may not say what a program may: \(error)")
      }
    default: preconditionFailure("a format is no format in an answer")
    }
  }

  private static func isStatement(_ format: String) -> Bool {
    ["|", "[", "H", "V"].contains(format.first)
  }

  private var clauses: String {
    let names = options.alignments.map { VisualFormatOptions.name(aligning: $0) }
    let list = (names + [options.direction.rawValue]).map { ".\($0)" }.joined(separator: ", ")
    let metrics = Self.metrics.keys.sorted().map { key in
      "\(key): \(DecimalText.text(of: Self.metrics[key] ?? 0))"
    }
    return "options: [\(list)] metrics: [\(metrics.joined(separator: ", "))]"
  }

  private func constraints(_ format: String) -> Result<[WrittenConstraint], EquationError> {
    do throws(EquationError) {
      return .success(
        try VisualFormatReader.read(
          format, options: options, metrics: Self.metrics, views: Self.views, roots: roots))
    } catch {
      return .failure(error)
    }
  }
}

/// A constraint without its place.
private struct Said: Equatable {
  private let text: String

  init(_ constraint: WrittenConstraint) {
    let sides = [constraint.first, constraint.second].map { anchor in
      anchor.map { "\($0.isSuperview ? "|" : $0.item).\($0.attribute)" } ?? "nothing"
    }
    text = "\(sides) \(constraint.relation) \(constraint.constant) \(constraint.priority)"
  }
}
