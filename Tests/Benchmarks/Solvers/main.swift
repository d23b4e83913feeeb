// Times our solver on a sheet: `ours FILE model|rows scratch|steps MILLISECONDS OUT`.
// Prints the median and mean microseconds and the number of times, and writes the frames to OUT: those
// of the layout, or those after the step with the number `comparedStep`.
// Compiled and started by Tests/Benchmarks/solver; kiwi.cpp does the same with Kiwi.
import Foundation

let comparedStep = 10

func microseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

func timed(
  _ type: any Contestant.Type, _ sheet: Sheet, steps: Bool, limit: Double
) throws -> (times: [Double], values: [Double]?) {
  var (times, values, total): ([Double], [Double]?, Double) = ([], nil, 0)
  guard steps else {
    while total < limit || times.isEmpty {
      let time = try microseconds { values = try type.init(sheet).values() }
      times.append(time)
      total += time
    }
    return (times, values)
  }
  var contestant = try type.init(sheet)
  _ = try contestant.values()
  for (number, step) in sheet.steps.enumerated() where total < limit || number <= comparedStep {
    var found: [Double]?
    let time = try microseconds {
      found =
        try step.count == 1 ? contestant.churn(Int(step[0])) : contestant.hold(step)
    }
    times.append(time)
    total += time
    if number == comparedStep { values = found }
  }
  return (times, values)
}

let words = CommandLine.arguments
let sheet = try Sheet(contentsOf: words[1])
do {
  let (times, values) = try timed(
    words[2] == "model" ? ModelSolver.self : RowSolver.self, sheet, steps: words[3] == "steps",
    limit: (Double(words[4]) ?? 0) * 1000)
  if let values {
    try values.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: words[5])) }
    let mean = times.reduce(0, +) / Double(times.count)
    print(times.sorted()[times.count / 2], mean, times.count)
  } else {
    print("infeasible")
  }
} catch {
  print("\(error)")
}
