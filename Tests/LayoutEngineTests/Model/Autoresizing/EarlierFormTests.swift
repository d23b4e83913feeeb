import LayoutEngine
import Testing

/// What iOS 7 made of a view (160, 120, 80, 80) in a superview of 320x480.
@Suite("Masks: the form of 2014")
struct EarlierFormTests {
  fileprivate struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let mask: [String]
    let appleWidth: String
    let appleCenterX: String
    let classicAt640: [Double]
    let apple2014At640: [Double]
    let agree: Bool

    var testDescription: String { id }
  }

  private static let cases = (try? VectorFile<Case>.cases(of: "autoresizing-uikit2014")) ?? []

  @Test("agrees with springs and struts, but for a view between two springs")
  func agreement() {
    #expect(Self.cases.count == 7)
    #expect(Self.cases.filter { !$0.agree }.map(\.id) == ["uikit2014-5"])
    #expect(Self.cases.filter { !$0.agree }.map(\.mask) == [["LM", "RM"]])
  }

  @Test(
    "at 640 points both come out as measured, and today's form as the classic one does",
    arguments: cases)
  private func at640(vector: Case) throws {
    let old = Size(width: 320, height: 480)
    let new = Size(width: 640, height: 480)
    let frame = Rect(x: 160, y: 120, width: 80, height: 80)
    let mask = try AutoresizingMask(vectorNames: vector.mask)

    let classic = frame.autoresized(mask, from: old, to: new)
    #expect(classic.isLike(Rect(vector.classicAt640, besides: frame)))

    let width = try value(of: vector.appleWidth, superviewWidth: new.width)
    let centerX = try value(of: vector.appleCenterX, superviewWidth: new.width)
    let earlier = Rect(x: centerX - width / 2, y: 120, width: width, height: 80)
    #expect(earlier.isLike(Rect(vector.apple2014At640, besides: frame)))
    #expect(earlier.isLike(classic) == vector.agree)

    #expect(try MaskedView.frame(frame, mask, in: old, at: new)?.isLike(classic) == true)
  }

  /// The right side of an equation such as `width = 0.5*super.width - 80`.
  private func value(of equation: String, superviewWidth: Double) throws -> Double {
    var sum = 0.0
    var sign = 1.0
    for word in equation.split(separator: " ").dropFirst(2) {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      default:
        let factors = try word.split(separator: "*").map { factor in
          switch factor {
          case "super.width": superviewWidth
          case "super.centerX": superviewWidth / 2
          default: try #require(Double(String(factor)))
          }
        }
        sum += sign * factors.reduce(1, *)
      }
    }
    return sum
  }
}

extension Rect {
  fileprivate init(_ across: [Double], besides frame: Rect) {
    self.init(x: across[0], y: frame.y, width: across[1], height: frame.height)
  }
}
