// Solves one large scene and says what came of it: `outcome items constraints seconds`.
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
        ? "ambiguous:\(ambiguity.freedoms.count)" : "NOT FINITE"
    case .unsatisfiable(let conflict): return "conflict:\(conflict.members.count)"
    }
  } catch { return "fault:\(error)" }
}

let arguments = CommandLine.arguments
if arguments.count == 3, let size = Int(arguments[2]),
  let problem = try problem(arguments[1], size)
{
  var text = ""
  let time = ContinuousClock().measure { text = outcome(of: problem) }
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  print(text, problem.scene.items.count, problem.constraints.count, seconds)
} else {
  print((LargeScene.allCases.map(\.rawValue)).joined(separator: " "))
  print((HostileScene.allCases.map(\.rawValue)).joined(separator: " "))
}
