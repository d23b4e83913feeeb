import LayoutEngine
import Testing

@Suite("Masks: what they become")
struct MaskVectorTests {
  fileprivate struct Case: Decodable, CustomTestStringConvertible {
    struct Equation: Decodable {
      let id: String
      let terms: [String: Double]
    }

    let id: String
    let rawValue: Int
    let mask: [String]
    let log: String
    let frame: [Double]
    let superview: [Double]
    let newSuperview: [Double]
    let constraintsEqualZero: [Equation]
    let expect: [Double]

    var testDescription: String { id }

    /// The terms by the name of their equation, measured in the superview.
    var terms: [String: [String: Double]] {
      var terms: [String: [String: Double]] = [:]
      for equation in constraintsEqualZero {
        terms[equation.id] = equation.terms.filter {
          !["Superview.x", "Superview.y"].contains($0.key)
        }
      }
      return terms
    }
  }

  private static let cases = (try? VectorFile<Case>.cases(of: "autoresizing-64")) ?? []

  @Test("the file has 45 of the 64 masks, and each axis' eight among them")
  func count() {
    #expect(Self.cases.count == 45)
    #expect(Set(Self.cases.map { $0.rawValue & 7 }) == Set(0..<8))
    #expect(Set(Self.cases.map { $0.rawValue >> 3 }) == Set(0..<8))
  }

  @Test("name, log prefix, equations and frame", arguments: cases)
  private func mask(vector: Case) throws {
    let mask = try AutoresizingMask(vectorNames: vector.mask)
    #expect(mask.rawValue == vector.rawValue)
    #expect(mask.logText == vector.log)
    let size = Size(vector.superview)
    compare(mask.equations(for: Rect(vector.frame), in: size), with: vector.terms)
    let frame = try MaskedView.frame(
      Rect(vector.frame), mask, in: size, at: Size(vector.newSuperview))
    #expect(frame?.isLike(Rect(vector.expect)) == true)
  }

  /// The two axes know nothing of each other, so that eight and eight known ones make all 64.
  @Test("all 64 masks, each from one vector across and one down", arguments: 0..<64)
  func composed(raw: Int) throws {
    let across = try #require(Self.cases.first { $0.rawValue & 7 == raw & 7 })
    let down = try #require(Self.cases.first { $0.rawValue >> 3 == raw >> 3 })
    let mask = AutoresizingMask(rawValue: raw)
    let logs = (across.log.split(separator: " "), down.log.split(separator: " "))
    #expect(mask.logText == "\(logs.0[0]) \(logs.1[1])")

    let size = Size(across.superview)
    var terms = across.terms.filter { ["ar:v.x", "ar:v.w"].contains($0.key) }
    terms.merge(down.terms.filter { ["ar:v.y", "ar:v.h"].contains($0.key) }) { $1 }
    compare(mask.equations(for: Rect(across.frame), in: size), with: terms)

    let expected = Rect(
      x: across.expect[0], y: down.expect[1], width: across.expect[2], height: down.expect[3])
    let frame = try MaskedView.frame(
      Rect(across.frame), mask, in: size, at: Size(across.newSuperview))
    #expect(frame?.isLike(expected) == true)
  }

  private func compare(_ equations: [MaskEquation], with expected: [String: [String: Double]]) {
    #expect(equations.map(\.part) == FramePart.allCases)
    #expect(expected.count == 4)
    for equation in equations {
      let terms = equation.vectorTerms
      let others = expected["ar:v.\(equation.part.letter)"] ?? [:]
      #expect(terms.keys.sorted() == others.keys.sorted(), "\(equation)")
      for (name, value) in terms {
        #expect(Tolerance.same(value, others[name] ?? .nan), "\(equation) \(name)")
      }
    }
  }
}

extension MaskEquation {
  /// The equation as terms that add up to 0, without those that are 0.
  fileprivate var vectorTerms: [String: Double] {
    let size = FramePart.size(along: part.axis).letter
    let terms: [String: Double] =
      switch form {
      case .fixed(let points): ["v.\(part.letter)": 1, "constant": -points]
      case .share(let multiplier, let constant):
        ["v.\(part.letter)": 1, "Superview.\(size)": -multiplier, "constant": -constant]
      case .farEdge(let distance):
        [
          "Superview.\(size)": 1, "v.\(FramePart.position(along: part.axis).letter)": -1,
          "v.\(size)": -1, "constant": -distance,
        ]
      }
    return terms.filter { $0.value != 0 }
  }
}
