import ClassGrading
import LayoutEngine
import Testing

@Suite("The normal form of a layout problem")
struct SystemFormTests {
  /// A window with three views in it.
  private static func scene(width: Double = 320) throws -> Scene {
    var scene = Scene()
    let window = try scene.add(
      Item(
        "view", placement: .given(Rect(x: 0, y: 0, width: width, height: 480)),
        margins: Insets(top: 8, left: 16, bottom: 8, right: 16)))
    for name in ["Red", "Blue", "Green"] { try scene.add(Item(name, in: window)) }
    return scene
  }

  private func form(_ text: String, width: Double = 320) throws -> SystemForm {
    let scene = try Self.scene(width: width)
    let constraints = try constraints(text, in: scene)
    return SystemForm(LayoutProblem(scene: scene, constraints: constraints), known: 4)
  }

  @Test(
    "is the same for lines that state the same",
    arguments: [
      ("Red.width = 2*Blue.width + 8", "Blue.width = 0.5*Red.width - 4"),
      ("Red.width <= Blue.width", "2*Blue.width >= 2*Red.width"),
      ("Red.width = 80; Blue.width = 80", "note: Blue.width = Red.width\nRed.width = 80.0"),
      (
        "Red.leading = view.leading + 8; Red.trailing = view.trailing - 8",
        "Red.leading = view.leading + 8; Red.width = view.width - 16"
      ),
      (
        "Red.leading = view.leading + 8; Red.trailing = view.trailing - 8",
        "Red.centerX = view.centerX; Red.width = view.width - 16"
      ),
      ("Red.leading = view.leading + 16", "Red.leading = view.leadingMargin"),
      ("Red.width >= 80; Red.width <= 80", "Red.width = 80"),
      ("Red.width >= 80; Red.width >= 40", "Red.width >= 80"),
      ("Red.width = 80; Red.width >= 0", "Red.width = 80"),
      ("Red.width = 80; Red.width = 60 @750", "Red.width = 80"),
      ("Red.width = 80; Red.width = Blue.width @750", "Red.width = 80; Blue.width = 80 @750"),
      ("Red.width <= 80 @750; Red.width >= 80 @750", "80 = Red.width @750"),
      ("Red.width = 2*Blue.width @250", "Red.width = Blue.width*2 @low"),
    ])
  func same(a: String, b: String) throws { #expect(try form(a) == form(b)) }

  @Test(
    "differs where a layout can differ",
    arguments: [
      ("Red.width = 80", "Red.width = 80.0001"),
      ("Red.width = 80", "Blue.width = 80"),
      ("Red.width = 80", "Red.width >= 80"),
      ("Red.width = 80", "Red.width = 80 @999"),
      ("Red.width = 80 @750", "Red.width = 80 @751"),
      ("Red.width >= 80", "Red.width <= 80"),
      ("Red.width = Blue.width @750", "Red.width >= Blue.width @750"),
      ("Red.width = 2*Blue.width @750", "Blue.width = 0.5*Red.width @750"),
      ("Red.width = 8 @750", "Red.width = 8 @750; Red.width = 8 @750"),
      ("Red.leading = view.leading + 8", "Red.left = view.left + 8"),
      ("Red.leading = view.leading + 8", "Red.leading = view.leading - 8"),
      ("Red.top = view.top", "Red.bottom = view.bottom"),
      ("Red.width = 288", "Red.width = view.width - 32"),
      ("Red.width = 8; Red.width = 9", "Red.width = 8; Red.width = 10"),
    ])
  func different(a: String, b: String) throws { #expect(try form(a) != form(b)) }

  @Test("is the same whatever the size of the window")
  func window() throws {
    let text = "Red.leading = view.leading + 8; Red.trailing <= view.trailing; Red.width = 90 @500"
    #expect(try form(text) == form(text, width: 1024))
  }

  @Test("tells as many forms as there are answers that differ in a number")
  func many() throws {
    let scene = try Self.scene()
    let red = ItemID(index: 1)
    let window = ItemID(index: 0)
    var forms: Set<SystemForm> = []
    for number in 0..<4000 {
      let left = Constraint(
        Anchor(red, .leading), .equal,
        .anchor(Anchor(window, .leading), multiplier: 1, constant: Double(number % 80) / 8))
      let width = Constraint(Anchor(red, .width), .equal, .length(Double(number / 80) + 0.1))
      let problem = LayoutProblem(scene: scene, constraints: [left, width])
      forms.insert(SystemForm(problem, known: 4))
    }
    #expect(forms.count == 4000)
  }

  @Test("is the same whatever the order of lines, and which way round they are", arguments: 0..<20)
  func order(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      var problem = try RandomScene.problem(&random)
      problem.constraints = problem.constraints.map { random.chance(40) ? $0.inThirds : $0 }
      var other = problem
      other.constraints = random.shuffled(problem.constraints).map { line in
        random.chance(50) ? line.turnedAround : line
      }
      if let line = problem.constraints.first(where: { $0.priority.isRequired }) {
        other.constraints.append(line.turnedAround)
      }
      let known = problem.scene.items.count
      let isSame = SystemForm(problem, known: known) == SystemForm(other, known: known)
      #expect(isSame)
    }
  }

  @Test("is that of the single lines, in any order, where there are very many")
  func large() throws {
    let scene = try Self.scene()
    let lines = (0...SystemForm.mostRows).map {
      Constraint(Anchor(ItemID(index: 1), .width), .greaterThanOrEqual, .length(Double($0)))
    }
    let form = SystemForm(LayoutProblem(scene: scene, constraints: lines), known: 4)
    #expect(
      form == SystemForm(LayoutProblem(scene: scene, constraints: lines.reversed()), known: 4))
    #expect(
      form != SystemForm(LayoutProblem(scene: scene, constraints: lines.dropLast()), known: 4))
  }
}

extension Constraint {
  /// Another statement, with numbers that have no end.
  fileprivate var inThirds: Constraint {
    guard case .anchor(let other, let multiplier, let constant) = second else { return self }
    var changed = self
    changed.second = .anchor(other, multiplier: multiplier / 3, constant: constant * 0.7)
    return changed
  }

  /// The same statement from the other side, where that is one.
  fileprivate var turnedAround: Constraint {
    guard priority.isRequired, case .anchor(let other, let multiplier, let constant) = second,
      multiplier != 0
    else { return self }
    return Constraint(
      other, multiplier > 0 ? relation.turned : relation,
      .anchor(first, multiplier: 1 / multiplier, constant: -constant / multiplier),
      priority: priority)
  }
}

@Suite("The normal form of a problem with items of its own")
struct MadeItemFormTests {
  /// Two views with guides before, between and behind them, all as wide, made in some order.
  private func row(
    _ names: [String], order: [Int], wide: Double = 1, before: Bool = false
  ) throws -> SystemForm {
    var scene = Scene()
    let window = try scene.add(
      Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 80))))
    let red = try scene.add(Item("Red", in: window))
    let blue = try scene.add(Item("Blue", in: window))
    var guides = [red, red, red]
    for place in order {
      guides[place] = try scene.add(Item(names[place], kind: .guide, in: window))
    }
    func tie(_ a: ItemID, _ b: ItemID, _ relation: Relation = .equal) -> Constraint {
      Constraint(
        Anchor(a, .left), relation, .anchor(Anchor(b, .right), multiplier: 1, constant: 0))
    }
    func share(_ a: ItemID, _ b: ItemID, by share: Double) -> Constraint {
      Constraint(
        Anchor(a, .width), .equal, .anchor(Anchor(b, .width), multiplier: share, constant: 0))
    }
    var lines = [
      Constraint(
        Anchor(guides[0], .left), .equal,
        .anchor(Anchor(window, .left), multiplier: 1, constant: 0)),
      tie(red, guides[0]), tie(guides[1], red), tie(blue, guides[1]),
      tie(guides[2], blue, .greaterThanOrEqual), share(guides[0], guides[1], by: wide),
      share(guides[2], guides[1], by: 1),
    ]
    if before { lines.reverse() }
    return SystemForm(LayoutProblem(scene: scene, constraints: lines), known: 3)
  }

  @Test(
    "is the same whatever they are called, and in whatever order they are made",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func renamed(order: [Int]) throws {
    let form = try row(["a", "b", "c"], order: [0, 1, 2])
    #expect(try row(["z", "x", "y"], order: order, before: true) == form)
    #expect(try row(["z", "x", "y"], order: order, wide: 2) != form)
  }

  @Test("is the same with a helper that equations say all about, and without it")
  func helper() throws {
    func form(hasGuide: Bool) throws -> SystemForm {
      var scene = Scene()
      let window = try scene.add(
        Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 80))))
      let red = try scene.add(Item("Red", in: window))
      var partner = Anchor(window, .left)
      var lines: [Constraint] = []
      if hasGuide {
        let guide = try scene.add(Item("guide", kind: .guide, in: window))
        lines.append(
          Constraint(
            Anchor(guide, .left), .equal, .anchor(partner, multiplier: 1, constant: 8)))
        lines.append(Constraint(Anchor(guide, .width), .equal, .length(12)))
        partner = Anchor(guide, .right)
      }
      lines.append(
        Constraint(
          Anchor(red, .left), .equal,
          .anchor(partner, multiplier: 1, constant: hasGuide ? 0 : 20)))
      return SystemForm(LayoutProblem(scene: scene, constraints: lines), known: 2)
    }
    #expect(try form(hasGuide: true) == form(hasGuide: false))
  }
}

@Suite("Equations: when two state the same")
struct CanonicalFormTests {
  private func forms(_ texts: [String]) throws -> [CanonicalForm] {
    let scene = try scene(of: "z.width = a.width\n b.width = c.width")
    return try constraints(texts.joined(separator: "\n"), in: scene).map(CanonicalForm.init)
  }

  @Test(
    "required constraints may be turned around and scaled",
    arguments: [
      ("a.width = 3*b.width + 6", "b.width = a.width/3 - 2"),
      ("a.width <= 3*b.width + 6", "b.width >= a.width/3 - 2"),
      ("a.width <= -2*b.width + 6", "b.width <= 3 - a.width/2"),
      ("a.width = 0.7*b.width + 0.1", "70*b.width - 100*a.width = -10"),
      ("a.width = 0.1 + 0.2 - 0.3 + b.width", "b.width = a.width"),
      ("a.width = 80", "x: 2*a.width = 160"),
      ("a.width <= 80", "80 >= a.width"),
      ("a.width = 0.0 * NotAnAttribute + 80", "a.width = 1.0 * NotAnAttribute + 80"),
      ("a.height = 2*a.width", "a.width = 0.5*a.height"),
    ])
  func same(a: String, b: String) throws {
    let forms = try forms([a, b])
    #expect(forms.count == 2)
    #expect(Set(forms).count == 1)
    #expect(forms[0].matches(forms[1]))
  }

  @Test(
    "whatever changes the layout changes the form",
    arguments: [
      ("a.width = b.width + 8", "a.width = b.width - 8"),
      ("a.width <= b.width", "a.width >= b.width"),
      ("a.width = 2*b.width", "b.width = 2*a.width"),
      ("a.width = 80", "a.width = 80.001"),
      ("a.width = 80", "a.width = 80 @999"),
      ("a.width = b.width @750", "b.width = a.width @750"),
      ("a.height = 2*b.width @500", "b.width = 0.5*a.height @500"),
      ("a.width = 80", "b.width = 80"),
      ("a.leading = b.leading", "a.left = b.left"),
    ])
  func different(a: String, b: String) throws {
    let forms = try forms([a, b])
    #expect(forms.count == 2)
    #expect(Set(forms).count == 2)
    #expect(!forms[0].matches(forms[1]))
  }

  @Test("optional constraints with the same fields have the same form")
  func optional() throws {
    let forms = try forms(["a.width = 2*b.width + 8 @750", "x: a.width == 8+b.width*2 @high"])
    #expect(Set(forms).count == 1)
  }

  @Test("a multiplier of 0 leaves no second anchor")
  func zeroMultiplier() {
    let a = Anchor(ItemID(index: 0), .width)
    let b = Anchor(ItemID(index: 1), .width)
    #expect(
      CanonicalForm(Constraint(a, .equal, .anchor(b, multiplier: 0, constant: 8)))
        == CanonicalForm(Constraint(a, .equal, .length(8))))
  }

  @Test("an anchor tied to itself is counted once")
  func itself() {
    let a = Anchor(ItemID(index: 0), .width)
    #expect(
      CanonicalForm(Constraint(a, .lessThanOrEqual, .anchor(a, multiplier: 3, constant: -8)))
        == CanonicalForm(Constraint(a, .greaterThanOrEqual, .length(4))))
  }

  @Test("turning an equation around never changes its form", arguments: 0..<10)
  func law(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let a = Anchor(ItemID(index: 0), .width)
    let b = Anchor(ItemID(index: 1), .height)
    for _ in 0..<100 {
      let multiplier = Double(Int.random(in: 1...400, using: &random)) / 16 - 12.53
      let constant = Double(Int.random(in: -4000...4000, using: &random)) / 8
      let relation = Relation.allCases[Int.random(in: 0..<3, using: &random)]
      let there = Constraint(
        a, relation, .anchor(b, multiplier: multiplier, constant: constant))
      let back = Constraint(
        b, multiplier > 0 ? relation.turned : relation,
        .anchor(a, multiplier: 1 / multiplier, constant: -constant / multiplier))
      #expect(CanonicalForm(there) == CanonicalForm(back))
      #expect(CanonicalForm(there).matches(CanonicalForm(back)))
    }
  }
}

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
