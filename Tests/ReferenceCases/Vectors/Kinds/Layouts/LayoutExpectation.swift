import Course
import LayoutEngine

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
