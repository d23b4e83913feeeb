import ClassGrading
import LayoutEngine
import Testing

/// The form is held against another way to tell: exact elimination over fractions, from rows that
/// this file writes itself.
@Suite("The normal form of equations, proved")
struct SystemFormProofTests {
  private struct Fraction: Hashable {
    var over: Int
    var under: Int

    init(_ over: Int, _ under: Int = 1) {
      var (a, b) = (abs(over), abs(under))
      while b != 0 { (a, b) = (b, a % b) }
      let sign = under < 0 ? -1 : 1
      self.over = over == 0 ? 0 : sign * over / a
      self.under = over == 0 ? 1 : sign * under / a
    }

    static func * (a: Self, b: Self) -> Self { Self(a.over * b.over, a.under * b.under) }
    static func / (a: Self, b: Self) -> Self { Self(a.over * b.under, a.under * b.over) }
    static func - (a: Self, b: Self) -> Self {
      Self(a.over * b.under - b.over * a.under, a.under * b.under)
    }
  }

  /// A line about two views in a window, and the row that it is.
  private struct Line {
    let constraint: Constraint
    /// Left and width of both views, the window's width, and 1.
    let row: [Fraction]
  }

  private static let attributes: [Attribute] = [.left, .right, .centerX]

  private static func row(_ anchor: Anchor) -> [Fraction] {
    let item = Int(anchor.item.index)
    var row = Array(repeating: Fraction(0), count: 6)
    let share: Fraction =
      switch anchor.attribute {
      case .left: Fraction(0)
      case .centerX: Fraction(1, 2)
      default: Fraction(1)
      }
    if item == 0 {
      row[4] = share
    } else {
      row[item * 2 - 2] = Fraction(anchor.attribute == .width ? 0 : 1)
      row[item * 2 - 1] = share
    }
    return row
  }

  private static func line(_ random: inout SplitMix64) -> Line {
    let isSize = random.chance(40)
    let choices = isSize ? [Attribute.width] : attributes
    let first = Anchor(ItemID(index: Int32(1 + random.below(2))), random.pick(choices))
    let second = Anchor(ItemID(index: Int32(random.below(3))), random.pick(choices))
    let multiplier = isSize ? random.pick([1, 1, 2]) : 1
    let constant = random.pick([0, 0, 8])
    var row = zip(Self.row(first), Self.row(second)).map { $0 - Fraction(multiplier) * $1 }
    row[5] = Fraction(-constant)
    return Line(
      constraint: Constraint(
        first, .equal,
        .anchor(second, multiplier: Double(multiplier), constant: Double(constant))),
      row: row)
  }

  /// The reduced row echelon form; `nil` if the rows contradict each other.
  private static func eliminated(_ rows: [[Fraction]]) -> [[Fraction]]? {
    var rows = rows
    var done = 0
    for column in 0..<6 {
      guard let pivot = rows[done...].firstIndex(where: { $0[column].over != 0 }) else { continue }
      if column == 5 { return nil }
      rows.swapAt(done, pivot)
      let lead = rows[done][column]
      rows[done] = rows[done].map { $0 / lead }
      for other in rows.indices where other != done {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[done]).map { $0 - factor * $1 }
      }
      done += 1
    }
    return Array(rows[..<done])
  }

  @Test("is the same for two sets of lines just where elimination is", arguments: 0..<4)
  func proof(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var scene = Scene()
    let window = try scene.add(
      Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 80))))
    for name in ["Red", "Blue"] { try scene.add(Item(name, in: window)) }
    var formsByRows: [[[Fraction]]: Set<SystemForm>] = [:]
    var rowsByForm: [SystemForm: Set<[[Fraction]]>] = [:]
    for _ in 0..<1500 {
      let lines = (0..<(1 + random.below(5))).map { _ in Self.line(&random) }
      guard let rows = Self.eliminated(lines.map(\.row)) else { continue }
      let problem = LayoutProblem(scene: scene, constraints: lines.map(\.constraint))
      let form = SystemForm(problem, known: 3)
      // Sizes that can't be negative may contradict lines that don't contradict each other, and
      // say more than elimination knows where they have to be 0.
      guard try LayoutSolver.frames(of: problem.freed) != nil else { continue }
      formsByRows[rows, default: []].insert(form)
      rowsByForm[form, default: []].insert(rows)
    }
    #expect(formsByRows.count > 100)
    #expect(formsByRows.values.allSatisfy { $0.count == 1 })
    #expect(rowsByForm.values.allSatisfy { $0.count == 1 })
  }
}

extension LayoutProblem {
  /// The same problem in a window of any size, with all widths at least 1 point.
  fileprivate var freed: LayoutProblem {
    var problem = self
    problem.scene.place(ItemID(index: 0), .constraints)
    problem.constraints += problem.scene.ids.map {
      Constraint(Anchor($0, .width), .greaterThanOrEqual, .length(1))
    }
    return problem
  }
}
