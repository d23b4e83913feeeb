import Course
import LayoutEngine

/// A frame by springs and struts, and how AppKit rounds it; or an equation from UIKit's log.
struct ClassicMaskVector: VectorCase {
  static let kind = "springs and struts"

  static func isKind(of first: VectorShape) -> Bool { first.has("superview", "mask", "frame") }

  let id: String
  private let mask: AutoresizingMask
  private let frame: Rect
  private let oldSize: Size
  private let newSize: Size?
  private let exact: Rect?
  private let floored: Rect?
  private let multiplier: Double?
  private let constant: Double?

  /// Logs print six digits.
  private static let logged = 1e-4

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    mask = try reader.required("mask").autoresizingMask()
    frame = try reader.required("frame").rect()
    oldSize = try reader.required("superview").size()
    newSize = try reader.given("newSuperview")?.size()
    exact = try reader.given("exact")?.rect()
    floored = try reader.given("expectFlooredEdges")?.rect()
    multiplier = try reader.given("expectMultiplier")?.number()
    constant = try reader.given("expectConstant")?.number()
    reader.skip("source", "arithmetic")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    guard let newSize else {
      compareEquation(into: &differences)
      return differences.lines
    }
    let found = frame.autoresized(mask, from: oldSize, to: newSize)
    guard let exact else { return ["there is no exact frame to compare with"] }
    differences.compare(rect: "v", found, with: exact)
    if let floored {
      differences.compare("the frame on the grid", found.flooredToPixels(), with: floored)
    }
    return differences.lines
  }

  private func compareEquation(into differences: inout Differences) {
    guard let equation = mask.equations(for: frame, in: oldSize).first, let multiplier,
      let constant,
      case .proportional(let factor, let offset) = equation.form
    else { return differences.note("there is no equation to compare with") }
    differences.compare("the part", equation.part, with: .x)
    if abs(factor - multiplier) > Self.logged {
      differences.note("the multiplier is \(factor), not \(multiplier)")
    }
    if abs(offset - constant) > Self.logged {
      differences.note("the constant is \(offset), not \(constant)")
    }
  }
}
