/// Removes steps that aren't needed, and puts the others into reading order.
struct StepPruning {
  private var steps: [StepOrder.Draft]
  private let numbers: NumberTable

  init(_ steps: [StepOrder.Draft], _ numbers: NumberTable) {
    self.steps = steps
    self.numbers = numbers
  }

  /// The steps that lead to a given one, which comes last; each comes right after those it reads.
  func drafts(to last: Int) -> [StepOrder.Draft] {
    guard steps.indices.contains(last) else { return [] }
    var pruning = self
    pruning.merge(in: pruning.needed(by: last))
    let order = pruning.needed(by: last)
    var places: [Int: Int] = [:]
    for (place, step) in order.enumerated() { places[step] = place }
    return order.map { step in
      var draft = pruning.steps[step]
      let readings = draft.readings.map {
        Derivation.Reading(step: places[$0.step] ?? 0, factor: $0.factor)
      }
      // Terms that are added come before terms that are subtracted.
      draft.readings = readings.filter { $0.factor > 0 } + readings.filter { $0.factor < 0 }
      return draft
    }
  }

  /// All steps that a step needs, each before those that read it; positions before sizes.
  private func needed(by last: Int) -> [Int] {
    var order: [Int] = []
    var isDone: Set<Int> = []
    var open = [last]
    while let step = open.last {
      let missing = steps[step].readings.map { $0.step }.filter { !isDone.contains($0) }
      guard let next = missing.first(where: { !isSize($0) }) ?? missing.first else {
        open.removeLast()
        if isDone.insert(step).inserted { order.append(step) }
        continue
      }
      open.append(next)
    }
    return order
  }

  private func isSize(_ step: Int) -> Bool { numbers[steps[step].place].origin == nil }

  private func isOfOneItem(_ step: Int, _ other: Int) -> Bool {
    numbers[steps[step].place].anchor.item == numbers[steps[other].place].anchor.item
  }

  /// Merges a step that sets a size to a number into the step that reads it, if only one does.
  ///
  ///     Red.width = 80; Red.leading = 304 - Red.width       Red.leading = 304 - 80
  private mutating func merge(in needed: [Int]) {
    var readers: [Int: Int] = [:]
    for step in needed {
      for reading in steps[step].readings { readers[reading.step, default: 0] += 1 }
    }
    for step in needed where steps[step].equations.isEmpty {
      let place = steps[step].readings.firstIndex { reading in
        let read = steps[reading.step]
        return isSize(reading.step) && readers[reading.step] == 1 && read.readings.isEmpty
          && !read.equations.isEmpty && !read.isLimit && isOfOneItem(step, reading.step)
      }
      guard let place else { continue }
      let reading = steps[step].readings.remove(at: place)
      steps[step].constant += reading.factor * steps[reading.step].constant
      steps[step].equations = steps[reading.step].equations
    }
  }
}
