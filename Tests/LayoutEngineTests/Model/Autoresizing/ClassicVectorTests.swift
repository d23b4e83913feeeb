import LayoutEngine
import Testing

@Suite("Masks: springs and struts")
struct ClassicVectorTests {
  fileprivate struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let superview: [Double]
    let newSuperview: [Double]?
    let frame: [Double]
    let mask: [String]
    let exact: [Double]?
    let expectFlooredEdges: [Double]?
    let expectMultiplier: Double?
    let expectConstant: Double?

    var testDescription: String { id }
  }

  private static let cases = (try? VectorFile<Case>.cases(of: "autoresizing-classic")) ?? []
  private static let resized = cases.filter { $0.newSuperview != nil }

  @Test("16 cases are AppKit's, 4 have no flexible length, and 1 is from a log")
  func count() {
    #expect(Self.cases.filter { $0.expectFlooredEdges != nil }.count == 16)
    #expect(Self.cases.filter { $0.id.hasPrefix("zero-space") }.count == 4)
    #expect(Self.resized.count == 20)
    #expect(Self.cases.count == 21)
  }

  @Test("the change is shared in proportion, then both edges are floored", arguments: resized)
  private func frame(vector: Case) throws {
    let mask = try AutoresizingMask(vectorNames: vector.mask)
    let new = try #require(vector.newSuperview)
    let frame = Rect(vector.frame).autoresized(
      mask, from: Size(vector.superview), to: Size(new))
    #expect(frame.isLike(Rect(try #require(vector.exact))), "\(frame)")
    guard let floored = vector.expectFlooredEdges else { return }
    #expect(frame.flooredToPixels() == Rect(floored))
  }

  @Test("a UIKit log's equation has these numbers", arguments: cases.filter { $0.exact == nil })
  private func log(vector: Case) throws {
    let mask = try AutoresizingMask(vectorNames: vector.mask)
    let equation = try #require(
      mask.equations(for: Rect(vector.frame), in: Size(vector.superview)).first)
    guard case .share(let multiplier, let constant) = equation.form else {
      Issue.record("\(equation)")
      return
    }
    #expect(equation.part == .x)
    #expect(abs(multiplier - (try #require(vector.expectMultiplier))) < 1e-6)
    #expect(abs(constant - (try #require(vector.expectConstant))) < 1e-4)
  }

  @Test(
    "flooring follows the pixels of the scale, and rounding noise doesn't cost a pixel",
    arguments: [(1.0, 3.0, 12.0), (2, 3.5, 11.5), (4, 3.75, 11.25), (0, 3.75, 11.25)])
  func scale(scale: Double, y: Double, height: Double) {
    let frame = Rect(x: 3 - 1e-13, y: 3.75, width: 30, height: 11.25)
    let floored = frame.flooredToPixels(scale: scale)
    #expect(floored.y == y)
    #expect(floored.height == height)
    #expect(scale == 0 || floored.x == 3)
  }
}

extension Size {
  /// Width and height, as the vectors write them.
  init(_ two: [Double]) { self.init(width: two[0], height: two[1]) }
}
