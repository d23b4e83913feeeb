import Course
import LayoutEngine

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
