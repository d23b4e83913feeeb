import Course
import LayoutEngine

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
