// Solves one large scene and prints the result: `outcome items constraints seconds`.
// With `conflicts NAME LINES` it searches a scene without a layout, once for one conflict and once for
// all: `constraints members seconds conflicts isComplete seconds`.
// Compiled and started by Tests/Benchmarks/large.
import LayoutEngine

func problem(_ name: String, _ size: Int) throws -> LayoutProblem? {
  if let ordinary = LargeScene(rawValue: name) { return try ordinary.problem(views: size) }
  return try HostileScene(rawValue: name)?.problem(lines: size)
}

/// Whether every number of the frames can be drawn.
func isFinite(_ frames: Frames) -> Bool {
  (0..<frames.count).allSatisfy { index in
    let rect = frames[ItemID(index: Int32(index))]
    return FramePart.allCases.allSatisfy { rect[$0].isFinite }
  }
}

func outcome(of problem: LayoutProblem) -> String {
  do {
    switch try LayoutSolver.solution(of: problem) {
    case .solved(let frames): return isFinite(frames) ? "solved" : "NOT FINITE"
    case .ambiguous(let frames, let ambiguity):
      return isFinite(frames) && isFinite(ambiguity.otherWitness)
        ? "ambiguous:\(ambiguity.ranges.count)" : "NOT FINITE"
    case .unsatisfiable(let conflict): return "conflict:\(conflict.members.count)"
    }
  } catch { return "fault:\(error)" }
}

/// A scene without a layout, of about so many lines.
func conflicting(_ name: String, _ lines: Int) throws -> LayoutProblem? {
  guard let form = LargeScene(rawValue: name) else {
    return try HostileScene(rawValue: name)?.problem(lines: lines)
  }
  // A view takes about four lines in most forms, and two more lines conflict in the last one.
  var problem = try form.problem(views: max(1, lines / 4))
  guard let last = problem.scene.ids.last, let window = problem.scene.ids.first else { return nil }
  let leading = Operand.anchor(Anchor(window, .leading), multiplier: 1, constant: 13)
  problem.constraints += [
    Constraint(Anchor(last, .width), .equal, .length(1)),
    Constraint(Anchor(last, .leading), .equal, leading),
  ]
  return problem
}

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

let arguments = CommandLine.arguments
if arguments.count == 4, let lines = Int(arguments[3]),
  let problem = try conflicting(arguments[2], lines)
{
  var members = 0
  var list = ConflictList([], isComplete: false)
  let one = try seconds {
    guard case .unsatisfiable(let conflict) = try LayoutSolver.solution(of: problem) else { return }
    members = conflict.members.count
  }
  let all = try seconds { list = try LayoutSolver.conflicts(of: problem) }
  print(problem.constraints.count, members, one, list.conflicts.count, list.isComplete, all)
} else if arguments.count == 3, let size = Int(arguments[2]),
  let problem = try problem(arguments[1], size)
{
  var text = ""
  let time = seconds { text = outcome(of: problem) }
  print(text, problem.scene.items.count, problem.constraints.count, time)
} else {
  print((LargeScene.allCases.map(\.rawValue)).joined(separator: " "))
  print((HostileScene.allCases.map(\.rawValue)).joined(separator: " "))
}
