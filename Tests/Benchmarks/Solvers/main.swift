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

func microseconds(on clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// A time above a millisecond is CPU time: then, other processes have often had their turn.
func microseconds(_ work: () throws -> Void) rethrows -> Double {
  let processor = microseconds(on: CLOCK_THREAD_CPUTIME_ID)
  let start = microseconds(on: CLOCK_MONOTONIC)
  try work()
  let time = microseconds(on: CLOCK_MONOTONIC) - start
  return time < 1000 ? time : microseconds(on: CLOCK_THREAD_CPUTIME_ID) - processor
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
