// Times our solver on a sheet: `ours FILE model|rows scratch|steps|memory MILLISECONDS OUT`.
// Prints the median and mean microseconds, and writes the frames to OUT: those of the layout, or those
// after the step with the number `comparedStep`. For memory, prints the most bytes at one time, and how
// many blocks were taken.
// Compiled and started by Tests/Benchmarks/solver; kiwi.cpp does the same with Kiwi.
import Foundation

let comparedStep = 10

@_silgen_name("allocationsStart") func allocationsStart()
@_silgen_name("allocationsPeak") func allocationsPeak() -> Int
@_silgen_name("allocationsCount") func allocationsCount() -> Int

func microseconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

func timed(
  _ type: any Contestant.Type, _ sheet: Sheet, _ task: String, limit: Double
) throws -> (times: [Double], values: [Double]?) {
  var (times, values, total): ([Double], [Double]?, Double) = ([], nil, 0)
  guard task == "steps" else {
    allocationsStart()
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
    words[2] == "model" ? ModelSolver.self : RowSolver.self, sheet, words[3],
    limit: (Double(words[4]) ?? 0) * 1000)
  let (peak, count) = (allocationsPeak(), allocationsCount())
  if let values {
    try values.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: words[5])) }
    let mean = times.reduce(0, +) / Double(times.count)
    let figures = (median: times.sorted()[times.count / 2], mean: mean)
    if words[3] == "memory" { print(peak, count) } else { print(figures.median, figures.mean) }
  } else {
    print("infeasible")
  }
} catch {
  print("\(error)")
}
