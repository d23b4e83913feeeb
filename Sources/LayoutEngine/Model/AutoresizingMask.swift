/// The autoresizing mask of a view: which of its margins and sizes change with its superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a mask of the six lowest bits; higher ones mean nothing and are dropped.
  package init(rawValue: Int) { self.rawValue = rawValue & 0b111_111 }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  package static let flexibleWidth = AutoresizingMask(rawValue: 2)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  package static let flexibleHeight = AutoresizingMask(rawValue: 16)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The three bits that count along one axis.
  package func parts(along axis: Axis) -> AxisMask {
    switch axis {
    case .horizontal: AxisMask(rawValue: rawValue)
    case .vertical: AxisMask(rawValue: rawValue >> 3)
    }
  }

  /// The prefix of a translated constraint in a conflict log, for example `h=&-& v=--&`.
  package var logText: String {
    "h=\(parts(along: .horizontal).logText) v=\(parts(along: .vertical).logText)"
  }
}

/// What is flexible along one axis: the margin before a view, its size, the margin after it.
package struct AxisMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a mask of the three lowest bits; higher ones are dropped.
  package init(rawValue: Int) { self.rawValue = rawValue & 0b111 }

  /// The left or top margin.
  package static let before = AxisMask(rawValue: 1)
  /// The width or height.
  package static let size = AxisMask(rawValue: 2)
  /// The right or bottom margin.
  package static let after = AxisMask(rawValue: 4)

  /// Margin, size, margin as a conflict log shows them: `&` is flexible, `-` is not.
  ///
  /// With nothing flexible the far margin gives way all the same, and UIKit says so: `--&`.
  ///
  /// Source: docs/SEMANTICS.md, S7.23.
  package var logText: String {
    let shown = isEmpty ? .after : self
    return [AxisMask.before, .size, .after].map { shown.contains($0) ? "&" : "-" }.joined()
  }
}

/// Why a text is no autoresizing mask.
package enum AutoresizingMaskError: Error, Hashable, Sendable {
  /// The list isn't closed, lacks a comma or a dot, or has something after it.
  case malformed(String)
  /// No part of a mask has this name.
  case unknownName(String)
}

extension AutoresizingMask {
  /// The six parts with the names that UIKit gives them, in the order of the bits.
  private static let names: [(part: AutoresizingMask, name: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
    (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
    (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
  ]

  /// The names of the six parts, in the order of the bits.
  package static var partNames: [String] { names.map { $0.name } }

  /// The mask as Swift code, for example `[.flexibleWidth, .flexibleRightMargin]`.
  ///
  /// The parts stand in the order of their bits; an empty mask is `[]`.
  package var codeText: String {
    let parts = Self.names.filter { contains($0.part) }.map { ".\($0.name)" }
    return "[\(parts.joined(separator: ", "))]"
  }

  /// Reads a mask from Swift code: a list such as `[.flexibleWidth, .flexibleHeight]`, or one part.
  ///
  /// The parts may stand in any order, and a comma may follow the last.
  ///
  /// - Throws: ``AutoresizingMaskError`` with the piece that is wrong.
  package init(codeText: some StringProtocol) throws(AutoresizingMaskError) {
    var text = Self.trimmed(Substring(codeText))
    guard text.first == "[" else {
      self = try Self.part(text)
      return
    }
    guard text.count > 1, text.last == "]" else { throw .malformed(String(text)) }
    text = Self.trimmed(text.dropFirst().dropLast())
    var mask: AutoresizingMask = []
    if !text.isEmpty {
      var pieces = text.split(separator: ",", omittingEmptySubsequences: false)
      if pieces.count > 1, let last = pieces.last, Self.trimmed(last).isEmpty {
        pieces.removeLast()
      }
      for piece in pieces { mask.insert(try Self.part(Self.trimmed(piece))) }
    }
    self = mask
  }

  private static func part(_ text: Substring) throws(AutoresizingMaskError) -> AutoresizingMask {
    guard text.first == "." else { throw .malformed(String(text)) }
    let name = text.dropFirst()
    guard let found = names.first(where: { $0.name == name }) else {
      throw .unknownName(String(name))
    }
    return found.part
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Rect {
  /// The frame after its superview changed size, by the arithmetic of springs and struts.
  ///
  /// Along each axis the change is divided among the flexible parts in proportion to what they had,
  /// or equally if they had nothing. With nothing flexible the frame stays. Nothing is rounded, and
  /// nothing stops a size from becoming negative when the superview shrinks by more than it has.
  ///
  /// Source: docs/SEMANTICS.md, S7.27.
  ///
  /// - Parameters:
  ///   - mask: What is flexible.
  ///   - old: The superview's size for which the frame was set.
  ///   - new: The superview's size now.
  /// - Returns: The frame in the superview's coordinates.
  package func autoresized(_ mask: AutoresizingMask, from old: Size, to new: Size) -> Rect {
    let across = moved(along: .horizontal, mask, from: old, to: new)
    let down = moved(along: .vertical, mask, from: old, to: new)
    return Rect(x: across.position, y: down.position, width: across.size, height: down.size)
  }

  private func moved(
    along axis: Axis, _ mask: AutoresizingMask, from old: Size, to new: Size
  ) -> (position: Double, size: Double) {
    let flexible = mask.parts(along: axis)
    let span = AxisSpan(self, along: axis, in: old)
    let change = new[axis] - old[axis]
    func gain(_ part: AxisMask) -> Double {
      flexible.contains(part) ? change * span.stretch(of: part, among: flexible).multiplier : 0
    }
    return (span.before + gain(.before), span.size + gain(.size))
  }
}

/// The parts into which a frame divides its superview along one axis: margin, size, margin.
struct AxisSpan: Sendable {
  /// From the superview's left or top edge to the frame.
  let before: Double
  /// The frame's width or height.
  let size: Double
  /// The superview's width or height.
  let whole: Double

  /// From the frame to the superview's right or bottom edge; negative if the frame sticks out.
  var after: Double { whole - before - size }

  init(_ frame: Rect, along axis: Axis, in superview: Size) {
    before = frame[.position(along: axis)]
    size = frame[.size(along: axis)]
    whole = superview[axis]
  }

  /// How a part of the span depends on the superview's size: part = multiplier * superview +
  /// constant.
  struct Stretch: Sendable {
    /// The part of a change of the superview's size that this part takes.
    let multiplier: Double
    /// The length of the part if the superview has no size.
    let constant: Double
  }

  /// How a flexible part stretches: in proportion to its part of the flexible length.
  ///
  /// If the flexible parts have no length together, all stretch equally.
  ///
  /// - Parameters:
  ///   - part: One part.
  ///   - flexible: All flexible parts, including `part`.
  /// - Returns: How the part depends on the superview's size.
  func stretch(of part: AxisMask, among flexible: AxisMask) -> Stretch {
    let lengths: [(AxisMask, Double)] = [(.before, before), (.size, size), (.after, after)]
    var flexibleLength = 0.0
    var fixedLength = 0.0
    var count = 0.0
    var own = 0.0
    for (candidate, length) in lengths {
      if candidate == part { own = length }
      if flexible.contains(candidate) {
        flexibleLength += length
        count += 1
      } else {
        fixedLength += length
      }
    }
    guard abs(flexibleLength) <= Tolerance.noise * (abs(before) + abs(size) + abs(whole)) else {
      // Written so that the constant is exactly 0 if no part is fixed.
      return Stretch(
        multiplier: own / flexibleLength, constant: 0 - own / flexibleLength * fixedLength)
    }
    return Stretch(multiplier: 1 / count, constant: own - fixedLength / count)
  }
}
