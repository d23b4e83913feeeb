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
