import Course
package import LayoutEngine

/// A mask, the equations that it becomes, and the frame in a superview of another size.
struct MaskVector: VectorCase {
  static let kind = "masks"

  static func isKind(of first: VectorShape) -> Bool { first.has("constraintsEqualZero") }

  let id: String
  private let rawValue: Double
  private let mask: AutoresizingMask
  private let log: String
  private let frame: Rect
  private let oldSize: Size
  private let newSize: Size
  private let expected: Rect
  /// For each number of the frame terms that add up to 0, without those of the superview's origin.
  private var terms: [String: [String: Double]] = [:]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    rawValue = try reader.required("rawValue").number()
    mask = try reader.required("mask").autoresizingMask()
    log = try reader.required("log").string()
    frame = try reader.required("frame").rect()
    oldSize = try reader.required("superview").size()
    newSize = try reader.required("newSuperview").size()
    expected = try reader.required("expect").rect()
    for field in try reader.required("constraintsEqualZero").array(of: "equations", { $0 }) {
      let equation = try field.object { equation throws(CourseError) in
        (id: try equation.required("id").string(), terms: try equation.required("terms").members())
      }
      for (name, value) in equation.terms where !["Superview.x", "Superview.y"].contains(name) {
        terms[equation.id, default: [:]][name] = try value.number()
      }
    }
    reader.skip("expectExact")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    differences.compare("the raw value", Double(mask.rawValue), with: rawValue)
    differences.compare("the log's prefix", mask.logText, with: log)
    let equations = mask.equations(for: frame, in: oldSize)
    differences.compare("the number of equations", equations.count, with: terms.count)
    for equation in equations {
      let name = "ar:v.\(equation.part.letter)"
      let (found, wanted) = (equation.terms, terms[name] ?? [:])
      for key in Set(found.keys).union(wanted.keys).sorted() {
        differences.compare(number: "\(name) \(key)", found[key] ?? 0, with: wanted[key] ?? 0)
      }
    }
    differences.compare(
      rect: "v", MaskedView.frame(frame, mask, in: oldSize, at: newSize), with: expected)
    return differences.lines
  }
}

extension MaskEquation {
  /// The equation as terms that add up to 0.
  fileprivate var terms: [String: Double] {
    let size = FramePart.size(along: part.axis).letter
    let position = FramePart.position(along: part.axis).letter
    return switch form {
    case .fixed(let points): ["v.\(part.letter)": 1, "constant": -points]
    case .proportional(let multiplier, let constant):
      ["v.\(part.letter)": 1, "Superview.\(size)": -multiplier, "constant": -constant]
    case .farEdge(let distance):
      ["Superview.\(size)": 1, "v.\(position)": -1, "v.\(size)": -1, "constant": -distance]
    }
  }
}

/// A view whose mask is translated, alone in a window.
enum MaskedView {
  /// Where the solver puts it after the window changed size; `nil` if that isn't decided.
  static func frame(
    _ frame: Rect, _ mask: AutoresizingMask, in old: Size, at new: Size
  ) -> Rect? {
    var scene = Scene()
    guard
      let window = try? scene.add(
        Item("window", placement: .given(Rect(x: 0, y: 0, width: new.width, height: new.height)))),
      let view = try? scene.add(
        Item("v", in: window, placement: .translated(frame, mask: mask, in: old))),
      case .solved(let frames)? = try? LayoutSolver.solution(
        of: LayoutProblem(scene: scene, constraints: []))
    else { return nil }
    return frames[view]
  }
}

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

/// What iOS 7 made of a view (160, 120, 80, 80) in a superview of 320 by 480, seen at 640 by 480.
struct EarlierMaskVector: VectorCase {
  static let kind = "masks of 2014"

  static func isKind(of first: VectorShape) -> Bool { first.has("appleWidth", "appleCenterX") }

  let id: String
  private let mask: AutoresizingMask
  /// The equations that were printed, of the width and of the centre.
  private let width: String
  private let centerX: String
  /// Left and width by springs and struts.
  private let classic: [Double]
  /// Left and width by the equations.
  private let earlier: [Double]
  private let agree: Bool

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    mask = try reader.required("mask").autoresizingMask()
    width = try reader.required("appleWidth").string()
    centerX = try reader.required("appleCenterX").string()
    classic = try reader.required("classicAt640").numbers(count: 2)
    earlier = try reader.required("apple2014At640").numbers(count: 2)
    agree = try reader.required("agree").bool()
    reader.skip("source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let frame = Rect(x: 160, y: 120, width: 80, height: 80)
    let (old, new) = (Size(width: 320, height: 480), Size(width: 640, height: 480))
    let springs = frame.autoresized(mask, from: old, to: new)
    differences.compare(rect: "v by springs", springs, with: rect(classic, beside: frame))
    differences.compare(
      rect: "v by constraints", MaskedView.frame(frame, mask, in: old, at: new), with: springs)
    guard let found = earlierFrame(beside: frame, in: new) else {
      return ["\(width), \(centerX) can't be read"]
    }
    differences.compare(rect: "v in 2014", found, with: rect(earlier, beside: frame))
    let isSame = FramePart.allCases.allSatisfy { Tolerance.same(found[$0], springs[$0]) }
    differences.compare("whether both agree", isSame, with: agree)
    return differences.lines
  }

  private func rect(_ across: [Double], beside frame: Rect) -> Rect {
    Rect(x: across[0], y: frame.y, width: across[1], height: frame.height)
  }

  /// The frame that the printed equations give, solved as equations of our own.
  private func earlierFrame(beside frame: Rect, in window: Size) -> Rect? {
    var scene = Scene()
    let size = Rect(x: 0, y: 0, width: window.width, height: window.height)
    guard let superview = try? scene.add(Item("super", placement: .given(size))),
      let view = try? scene.add(Item("v", in: superview))
    else { return nil }
    // A centre that is a bare number counts from the superview's left edge.
    let centre = centerX.contains("super.") ? "v.\(centerX)" : "v.\(centerX) + super.left"
    let text = """
      v.\(width)
      \(centre)
      v.top = super.top + \(frame.y)
      v.height = \(frame.height)
      """
    let constraints = EquationReader.read(text).constraints.compactMap {
      (try? $0.draft(in: scene))?.unchecked
    }
    let problem = LayoutProblem(scene: scene, constraints: constraints)
    guard case .solved(let frames)? = try? LayoutSolver.solution(of: problem) else { return nil }
    return frames[view]
  }
}

extension Rect {
  /// The frame with its four edges moved up or left to whole pixels, as AppKit leaves it.
  ///
  ///     (10, 3.75, 30, 11.25)     edges 3.75 and 15 become 3 and 15: (10, 3, 30, 12)
  ///
  /// Source: docs/SEMANTICS.md, S7.28.
  ///
  /// - Parameter scale: Pixels to a point; positive, otherwise nothing is moved.
  /// - Returns: The frame on the grid.
  package func flooredToPixels(scale: Double = 1) -> Rect {
    guard scale > 0 else { return self }
    func floored(_ edge: Double) -> Double {
      let pixels = edge * scale
      let nearest = pixels.rounded()
      // An edge that rounding left just below the grid is on it.
      return (Tolerance.same(pixels, nearest) ? nearest : pixels.rounded(.down)) / scale
    }
    let left = floored(x)
    let top = floored(y)
    return Rect(x: left, y: top, width: floored(maxX) - left, height: floored(maxY) - top)
  }
}
