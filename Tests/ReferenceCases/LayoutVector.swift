import Course
import LayoutEngine

/// A scene and the layout that follows from it.
struct LayoutVector: VectorCase {
  static let kind = "layout"

  static func isKind(of first: VectorShape) -> Bool {
    first.has("scene") && ["ok", "ambiguous", "unsatisfiable"].contains(first.verdict)
  }

  let id: String
  let scene: ReferenceScene
  let expected: LayoutExpectation
  /// What the scene says without writing it, as equations.
  let implicit: [String]?
  /// The constraints that UIKit named in its log: they can't all hold.
  let listed: [String]?
  /// The guide's rule that a constraint breaks, and UIKit lets through.
  let guideRule: String?

  /// Masonry's lines, which state some of the constraints.
  let masonry: [String]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    scene = try reader.required("scene").object { scene throws(CourseError) in
      try ReferenceScene(&scene)
    }
    expected = try reader.required("expect").object { expect throws(CourseError) in
      try LayoutExpectation(&expect)
    }
    implicit = try reader.given("implicitConstraints")?.strings()
    listed = try reader.given("uikitListed")?.strings()
    guideRule = try reader.given("guideRule")?.string()
    masonry = try reader.given("masonry")?.strings() ?? []
    // Which constraint is given up is nobody's law.
    reader.skip("title", "source", "tags", "arithmetic", "note", "appkitBroke", "uikitBroke")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let problem = scene.problem
    do {
      let solution = try LayoutSolver.solution(of: problem)
      expected.compare(solution, of: problem, into: &differences)
    } catch { differences.note("our fault: \(error)") }
    compareRules(into: &differences)
    compareEquations(into: &differences)
    if let implicit {
      differences.compare(
        "what content asks for", scene.scene.contentEquations.sorted(), with: implicit.sorted())
    }
    if let listed { compareListed(listed, into: &differences) }
    if !expected.conflictNames.isEmpty { compareLog(into: &differences) }
    compareMasonry(into: &differences)
    return differences.lines
  }

  private func compareRules(into differences: inout Differences) {
    func broken(_ rules: RuleSet) -> [String] {
      scene.drafts.compactMap { rules.violation(in: $0, scene: scene.scene)?.alias }
    }
    differences.compare("a rule broken at run time", broken(.runtime).first, with: nil)
    differences.compare("the guide's rule", broken(.guide).first, with: guideRule)
  }

  /// Each constraint is written twice, as fields and as an equation: they state the same.
  private func compareEquations(into differences: inout Differences) {
    for (written, draft) in zip(scene.constraints, scene.drafts) {
      guard let equation = written.equation, let constraint = draft.unchecked else { continue }
      let read = EquationReader.read(equation).constraints.compactMap {
        (try? $0.draft(in: scene.scene))?.unchecked
      }
      let form = CanonicalForm(constraint)
      if !read.contains(where: { CanonicalForm($0).matches(form) }) {
        differences.note("\(written.id): \(equation) says something else than its fields")
      }
    }
  }

  private func compareMasonry(into differences: inout Differences) {
    let stated = Set(scene.constraints.compactMap(\.equation).flatMap(EquationStatement.statements))
    for form in masonry {
      guard var statements = MasonryForm.statements(of: form) else {
        differences.note("\(form) can't be read")
        continue
      }
      for index in statements.indices where statements[index].second?.item == "Superview" {
        let parent = scene.scene.id(named: statements[index].first.item)
          .flatMap { scene.scene[$0].parent }
        guard let parent, let second = statements[index].second else { continue }
        statements[index].second = .init(
          item: scene.scene[parent].name, attribute: second.attribute)
      }
      for statement in statements where !stated.contains(statement) {
        differences.note("\(form) states \(statement), which the scene doesn't")
      }
    }
  }

  private func compareListed(_ ids: [String], into differences: inout Differences) {
    var problem = scene.problem
    problem.constraints.removeAll { !ids.contains($0.identifier ?? "") }
    differences.compare("the number of listed lines", problem.constraints.count, with: ids.count)
    guard case .unsatisfiable? = try? LayoutSolver.solution(of: problem) else {
      return differences.note("what UIKit listed can hold")
    }
  }
}

extension Scene {
  /// What hugging and compression say, as equations: `label.width <= 100 @250`.
  fileprivate var contentEquations: [String] {
    items.flatMap { item in
      Axis.allCases.flatMap { axis -> [String] in
        guard let length = item.intrinsic[axis] else { return [] }
        let size = "\(item.name).\(FramePart.size(along: axis).attribute.name)"
        return [
          "\(size) <= \(exactText(length)) @\(exactText(item.hugging[axis].value))",
          "\(size) >= \(exactText(length)) @\(exactText(item.compression[axis].value))",
        ]
      }
    }
  }
}

extension LayoutVector {
  /// What can't all hold is printed as a console's log, read back and solved again.
  ///
  /// The smallest conflicts of what was read are those of the scene. Masonry's form is left out: it
  /// doesn't tell superviews, from which masks count.
  func compareLog(into differences: inout Differences) {
    for style in [ConstraintDescription.Style.today, .beforeIOS10] {
      let log = SceneLog(scene.problem, style: style)
      guard let read = log.conflicts() else {
        differences.note("in the form \(style) the log isn't read whole")
        continue
      }
      differences.compare("the conflicts of the log, \(style)", read, with: expected.conflictNames)
    }
  }
}

/// A scene as a log prints it, with a line for every statement.
private struct SceneLog {
  private let problem: LayoutProblem
  private let members: [Conflict.Member]
  private let text: String

  init(_ problem: LayoutProblem, style: ConstraintDescription.Style) {
    self.problem = problem
    members = problem.constraints.indices.map { .constraint($0) } + problem.scene.givenMembers
    let names = problem.scene.ids.map { id in
      let address = UInt(id.index + 1) * 0x100
      let kind = problem.scene[id].kind == .guide ? "UILayoutGuide" : "UIView"
      return LoggedNames.Item(
        ConstraintDescription.Item("\(kind):0x\(String(address, radix: 16))"), address: address)
    }
    let printer = StatementPrinter(problem, names: LoggedNames(names), style: style)
    let lines = members.enumerated().map { place, member in
      printer.line(of: member, at: "0xc\(place)")
    }
    text =
      RuntimeMessage.unsatisfiable(lines, broken: lines.first ?? "", hasMasks: true).text
  }

  /// The smallest conflicts of what is read from the log, as the vectors name their members.
  func conflicts() -> [[String]]? {
    let reports = ConflictLog(reading: text).reports
    guard reports.count == 1, reports[0].unread.isEmpty,
      reports[0].entries.count == members.count
    else { return nil }
    let layout = LoggedLayout(reports[0])
    var (read, entries) = layout.problem
    read.direction = problem.direction
    guard let list = try? LayoutSolver.conflicts(of: read) else { return nil }
    return list.conflicts.map { conflict in
      conflict.members.map { member in
        guard case .constraint(let index) = member else { return "\(member)" }
        return members[entries[index]].vectorName(in: problem)
      }.sorted()
    }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension Scene {
  /// What is required besides the constraints: given frames, masks, guides and content.
  fileprivate var givenMembers: [Conflict.Member] {
    ids.flatMap { id -> [Conflict.Member] in
      let item = self[id]
      let parts = FramePart.allCases
      var members: [Conflict.Member] = []
      switch item.placement {
      case .given: members += parts.map { .given(id, $0) }
      case .translated: members += parts.map { .translated(id, $0) }
      case .inset: members += parts.map { .inset(id, $0) }
      case .constraints, .content: break
      }
      for axis in Axis.allCases where item.intrinsic[axis] != nil {
        if item.hugging[axis].isRequired { members.append(.hugging(id, axis)) }
        if item.compression[axis].isRequired { members.append(.compression(id, axis)) }
      }
      return members
    }
  }
}

/// What has to come of a scene.
struct LayoutExpectation {
  let verdict: String
  /// Left, top, width, height; `nil` for a number that isn't decided.
  private let frames: [(name: String, numbers: [Double?])]
  private let rounded: [(name: String, numbers: [Double?])]
  private let scale: Double
  /// The letters of the free numbers, by item.
  private let ambiguous: [String: [String]]
  /// The lowest and highest value of a free number; `nil` if there is none.
  private let ranges: [String: [String: [Double?]]]
  /// Every smallest set of statements that can't all hold.
  private let conflicts: [[String]]

  init(_ reader: inout ObjectReader) throws(CourseError) {
    verdict = try reader.required("verdict").string()
    frames = try Self.frames(reader.given("frames"))
    rounded = try Self.frames(reader.given("roundedFrames"))
    scale = try reader.given("scale")?.number() ?? 0
    var ambiguous: [String: [String]] = [:]
    for (name, letters) in try reader.given("ambiguous")?.members() ?? [] {
      ambiguous[name] = try letters.strings().sorted()
    }
    self.ambiguous = ambiguous
    var ranges: [String: [String: [Double?]]] = [:]
    for (name, field) in try reader.given("ranges")?.members() ?? [] {
      for (letter, range) in try field.members() {
        ranges[name, default: [:]][letter] = try range.numbersOrNull(count: 2)
      }
    }
    self.ranges = ranges
    conflicts =
      try reader.given("minimalConflicts")?.array(of: "sets") { set throws(CourseError) in
        try set.strings().sorted()
      } ?? []
  }

  private static func frames(
    _ field: JSONField?
  ) throws(CourseError) -> [(name: String, numbers: [Double?])] {
    var frames: [(name: String, numbers: [Double?])] = []
    for (name, field) in try field?.members() ?? [] {
      frames.append((name, try field.numbersOrNull(count: FramePart.allCases.count)))
    }
    return frames
  }

  /// Every smallest set of statements that can't all hold, in the order of their names.
  var conflictNames: [[String]] { conflicts.sorted { $0.lexicographicallyPrecedes($1) } }

  /// Notes what a solution has otherwise.
  func compare(
    _ solution: LayoutSolution, of problem: LayoutProblem, into differences: inout Differences
  ) {
    switch solution {
    case .solved(let frames):
      differences.compare("the verdict", "ok", with: verdict)
      compare(frames, in: problem.scene, into: &differences)
    case .ambiguous(let frames, let ambiguity):
      differences.compare("the verdict", "ambiguous", with: verdict)
      compare(frames, in: problem.scene, into: &differences)
      compare(ambiguity, in: problem.scene, into: &differences)
    case .unsatisfiable(let conflict):
      differences.compare("the verdict", "unsatisfiable", with: verdict)
      let names = conflict.members.map { $0.vectorName(in: problem) }.sorted()
      if !conflicts.contains(names) {
        differences.note("\(names.joined(separator: " ")) is none of the smallest conflicts")
      }
    }
  }

  private func compare(_ found: Frames, in scene: Scene, into differences: inout Differences) {
    compare(found, with: frames, in: scene, into: &differences)
    compare(
      found.rounded(to: PixelGrid(scale: scale), in: scene), with: rounded, in: scene,
      into: &differences)
  }

  private func compare(
    _ found: Frames, with wanted: [(name: String, numbers: [Double?])], in scene: Scene,
    into differences: inout Differences
  ) {
    for (name, numbers) in wanted {
      guard let id = scene.id(named: name) else {
        differences.note("there is no item \(name)")
        continue
      }
      for (part, number) in zip(FramePart.allCases, numbers) {
        guard let number else { continue }
        differences.compare(number: "\(name).\(part.letter)", found[id][part], with: number)
      }
    }
  }

  private func compare(
    _ ambiguity: Ambiguity, in scene: Scene, into differences: inout Differences
  ) {
    var found: [String: [String]] = [:]
    for range in ambiguity.ranges {
      let name = scene[range.item].name
      found[name, default: []].append(range.part.letter)
      guard let wanted = ranges[name]?[range.part.letter] else { continue }
      let what = "\(name).\(range.part.letter)"
      differences.compare(
        number: "lowest \(what)", range.lowest, with: wanted[0] ?? -.infinity)
      differences.compare(
        number: "highest \(what)", range.highest, with: wanted[1] ?? .infinity)
    }
    let names = Set(found.keys).union(ambiguous.keys).sorted()
    for name in names {
      differences.compare(
        "what is ambiguous of \(name)", found[name, default: []].sorted().joined(separator: " "),
        with: ambiguous[name, default: []].joined(separator: " "))
    }
  }
}

extension FramePart {
  /// The letter that the vectors use.
  var letter: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "w"
    case .height: "h"
    }
  }
}

extension Conflict.Member {
  /// The vectors' name: a constraint's own, `ar:` for a mask, `fixed:` for a given size.
  func vectorName(in problem: LayoutProblem) -> String {
    func name(_ kind: String, _ id: ItemID, _ part: FramePart) -> String {
      "\(kind):\(problem.scene[id].name).\(part.letter)"
    }
    return switch self {
    case .constraint(let index): problem.constraints[index].identifier ?? "\(index)"
    case .translated(let id, let part): name("ar", id, part)
    case .hugging(let id, let axis): name("hug", id, .size(along: axis))
    case .compression(let id, let axis): name("compress", id, .size(along: axis))
    case .given(let id, let part): name("fixed", id, part)
    case .inset(let id, let part): name("inset", id, part)
    }
  }
}

/// A constraint and the view that owns it.
struct OwnerVector: VectorCase {
  static let kind = "owner"

  static func isKind(of first: VectorShape) -> Bool { first.has("items", "eq") }

  let id: String
  private let scene: ReferenceScene
  private let equation: String
  private let owner: String

  init(_ reader: inout ObjectReader) throws(CourseError) {
    id = try reader.required("id").string()
    scene = try ReferenceScene(items: reader.required("items"))
    equation = try reader.required("eq").string()
    owner = try reader.required("expect").object { expect throws(CourseError) in
      try expect.required("owner").string()
    }
    reader.skip("source")
  }

  func differences(_ context: VectorContext) -> [String] {
    var differences = Differences()
    let written = EquationReader.read(equation).constraints.first
    guard let draft = try? written?.draft(in: scene.scene), let first = draft.first else {
      return ["\(equation) can't be read"]
    }
    let found = scene.scene.owner(of: first, and: draft.second)
    differences.compare("the owner", found.map { scene.scene[$0].name }, with: owner)
    return differences.lines
  }
}
