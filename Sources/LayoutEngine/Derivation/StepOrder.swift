/// Orders equations into steps: each step computes a number that later steps read.
struct StepOrder {
  /// A step before pruning.
  struct Draft {
    /// The number that it gives, in the table.
    let place: Int
    /// The numbers that it reads, by the places of earlier steps.
    var readings: [Derivation.Reading]
    var constant: Double
    var equations: [Int]
    let isLimit: Bool
  }

  private let equations: [NumberEquation]
  private(set) var numbers: NumberTable
  private let values: [Double]
  private let target: Int
  /// The steps so far, in the order in which they were found.
  private var known: [Draft] = []
  /// The step that gives each known number, by the number's place.
  private var steps: [Int: Int] = [:]
  private var span: LinearSpan
  /// The equations that aren't used yet.
  private var unused: [Int]

  init(_ equations: [NumberEquation], _ numbers: NumberTable, values: [Double], target: Int) {
    self.equations = equations
    self.numbers = numbers
    self.values = values
    self.target = target
    span = LinearSpan(variableCount: values.count)
    unused = Array(equations.indices)
  }

  /// The steps to the target: each reads only earlier steps, and all are needed.
  ///
  /// The equations have to determine the target, and each of them has to be needed.
  mutating func drafts() -> [Draft] {
    while step(to: target) == nil, !unused.isEmpty {
      if !useSingly() && !useTogether() { break }
    }
    return StepPruning(known, numbers).drafts(to: steps[target] ?? known.count - 1)
  }

  // MARK: Known numbers

  private func isKnown(_ place: Int) -> Bool {
    steps[place] != nil || span.combination(of: numbers[place].form.terms) != nil
  }

  /// The step that gives a number; it is added if the number follows from known ones alone.
  ///
  /// `nil` if the number isn't known.
  private mutating func step(to place: Int) -> Int? {
    if let step = steps[place] { return step }
    guard isKnown(place) else { return nil }
    let entry = numbers[place]
    var relevant = LinearSpan(variableCount: values.count)
    for step in orderOfReading(beside: [place]) {
      relevant.add(numbers[known[step].place].form.terms, tag: step)
      guard let sum = relevant.combination(of: entry.form.terms) else { continue }
      return add(place, sum.map { Derivation.Reading(step: $0.tag, factor: $0.factor) }, [])
    }
    return add(place, [], [])
  }

  /// The known steps, first those about the items of some numbers.
  private func orderOfReading(beside places: [Int]) -> [Int] {
    let own = Set(places.map { numbers[$0].anchor.item })
    let around = Set(places.compactMap { numbers[$0].origin?.item })
    func rank(_ step: Int) -> Int {
      let entry = numbers[known[step].place]
      if places.contains(known[step].place) { return 0 }
      return own.contains(entry.anchor.item) ? 1 : around.contains(entry.anchor.item) ? 2 : 3
    }
    return known.indices.map { (rank($0), $0) }.sorted { $0 < $1 }.map { $0.1 }
  }

  @discardableResult
  private mutating func add(
    _ place: Int, _ readings: [Derivation.Reading], _ used: [Int]
  ) -> Int {
    let value = numbers[place].form.value(at: values)
    let sum = readings.reduce(0) { sum, reading in
      sum + reading.factor * numbers[known[reading.step].place].form.value(at: values)
    }
    let size = abs(value) + abs(sum)
    let rest = value - sum
    let step = known.count
    known.append(
      Draft(
        place: place, readings: readings,
        constant: abs(rest) <= Tolerance.same * (1 + size) ? 0 : rest, equations: used,
        isLimit: used.contains { equations[$0].isLimit }))
    steps[place] = step
    span.add(numbers[place].form.terms, tag: step)
    return step
  }

  // MARK: Equations

  /// Uses each equation in which at most one number is unknown; returns whether there was any.
  private mutating func useSingly() -> Bool {
    let before = known.count
    // In both directions, so that a chain is followed however it is ordered.
    for equation in unused + unused.reversed() where unused.contains(equation) {
      let terms = equations[equation].terms
      let unknown = terms.filter { !isKnown($0.place) }
      guard unknown.count < 2 else { continue }
      unused.removeAll { $0 == equation }
      // A constraint is a better reason for a number than that it follows from others.
      guard let wanted = unknown.first ?? terms.first(where: { steps[$0.place] == nil }) else {
        continue
      }
      let readings = terms.filter { $0.place != wanted.place }.compactMap { term in
        step(to: term.place).map {
          Derivation.Reading(step: $0, factor: -term.factor / wanted.factor)
        }
      }
      add(wanted.place, readings, [equation])
    }
    return known.count > before
  }

  /// Uses the fewest equations that give a number only together; returns whether there were any.
  ///
  /// They may be used again, one by one, for the numbers that follow from it.
  private mutating func useTogether() -> Bool {
    var whole = span
    let first = known.count
    for equation in unused {
      whole.add(equations[equation].form(in: numbers), tag: first + equation)
    }
    let places = [target] + unused.flatMap { equations[$0].terms.map { $0.place } }
    var best: (place: Int, used: [Int])?
    for place in places where !isKnown(place) {
      let sum = whole.combination(of: numbers[place].form.terms) ?? []
      let used = sum.map { $0.tag }.filter { $0 >= first }.map { $0 - first }
      if !used.isEmpty, used.count < best?.used.count ?? .max { best = (place, used) }
    }
    guard let best else { return false }
    use(best.used, for: best.place)
    return true
  }

  private mutating func use(_ used: [Int], for place: Int) {
    let own = used.flatMap { equations[$0].terms.map { $0.place } }
    for number in own { _ = step(to: number) }
    var relevant = LinearSpan(variableCount: values.count)
    let first = known.count
    for equation in used {
      relevant.add(equations[equation].form(in: numbers), tag: first + equation)
    }
    for step in orderOfReading(beside: own) {
      relevant.add(numbers[known[step].place].form.terms, tag: step)
    }
    let sum = relevant.combination(of: numbers[place].form.terms) ?? []
    add(
      place,
      sum.filter { $0.tag < first }.map { Derivation.Reading(step: $0.tag, factor: $0.factor) },
      used)
  }
}

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
