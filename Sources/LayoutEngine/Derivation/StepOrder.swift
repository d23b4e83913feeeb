/// Puts equations in an order in which each gives a number that the next ones read.
struct StepOrder {
  /// A step in the making.
  struct Draft {
    /// The number that it gives, in the table.
    let place: Int
    /// What it reads, by the places of steps.
    var readings: [Derivation.Reading]
    var constant: Double
    /// The equations that it uses.
    var equations: [Int]
    /// Whether one of them is a limit.
    let isLimit: Bool
  }

  private let equations: [NumberEquation]
  private(set) var numbers: NumberTable
  private let values: [Double]
  private let target: Int
  /// All that is known so far, in the order in which it was found.
  private var known: [Draft] = []
  /// By the places of numbers that are known: the step.
  private var steps: [Int: Int] = [:]
  private var span: FormSpan
  /// The equations that may still give a number.
  private var unused: [Int]

  init(_ equations: [NumberEquation], _ numbers: NumberTable, values: [Double], target: Int) {
    self.equations = equations
    self.numbers = numbers
    self.values = values
    self.target = target
    span = FormSpan(variableCount: values.count)
    unused = Array(equations.indices)
  }

  /// The steps to the target: each reads steps before it, and all are read.
  ///
  /// The equations have to give the target, and all of them to be needed for it.
  mutating func drafts() -> [Draft] {
    while step(to: target) == nil, !unused.isEmpty {
      if !useSingly() && !useTogether() { break }
    }
    return StepPruning(known, numbers).drafts(to: steps[target] ?? known.count - 1)
  }

  // MARK: What is known

  private func isKnown(_ place: Int) -> Bool {
    steps[place] != nil || span.combination(of: numbers[place].form.terms) != nil
  }

  /// The step that gives a number; added where other numbers leave no choice.
  ///
  /// `nil` if the number isn't known.
  private mutating func step(to place: Int) -> Int? {
    if let step = steps[place] { return step }
    guard isKnown(place) else { return nil }
    let entry = numbers[place]
    var relevant = FormSpan(variableCount: values.count)
    for step in orderOfReading(beside: [place]) {
      relevant.add(numbers[known[step].place].form.terms, tag: step)
      guard let sum = relevant.combination(of: entry.form.terms) else { continue }
      return add(place, sum.map { Derivation.Reading(step: $0.tag, factor: $0.factor) }, [])
    }
    return add(place, [], [])
  }

  /// The known steps, those first that are about the items of some numbers.
  private func orderOfReading(beside places: [Int]) -> [Int] {
    let own = Set(places.map { numbers[$0].anchor.item })
    let around = Set(places.compactMap { numbers[$0].origin?.item })
    func rank(_ step: Int) -> Int {
      let entry = numbers[known[step].place]
      if places.contains(known[step].place) { return 0 }
      return own.contains(entry.anchor.item) ? 1 : around.contains(entry.anchor.item) ? 2 : 3
    }
    return known.indices.map { (rank($0), $0) }.sorted { $0 < $1 }.map(\.1)
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

  /// Takes each equation of which all numbers but one are known; whether there was any.
  private mutating func useSingly() -> Bool {
    let before = known.count
    // There and back, so that a chain is followed whichever way it is written.
    for equation in unused + unused.reversed() where unused.contains(equation) {
      let terms = equations[equation].terms
      let unknown = terms.filter { !isKnown($0.place) }
      guard unknown.count < 2 else { continue }
      unused.removeAll { $0 == equation }
      // Though other numbers leave no choice, a statement that says it is a better reason.
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

  /// Takes the fewest equations that give a number only together; whether there were any.
  ///
  /// They may be used again, one by one, for the numbers that follow from that one.
  private mutating func useTogether() -> Bool {
    var whole = span
    let first = known.count
    for equation in unused {
      whole.add(equations[equation].form(in: numbers), tag: first + equation)
    }
    let places = [target] + unused.flatMap { equations[$0].terms.map(\.place) }
    var best: (place: Int, used: [Int])?
    for place in places where !isKnown(place) {
      let sum = whole.combination(of: numbers[place].form.terms) ?? []
      let used = sum.map(\.tag).filter { $0 >= first }.map { $0 - first }
      if !used.isEmpty, used.count < best?.used.count ?? .max { best = (place, used) }
    }
    guard let best else { return false }
    use(best.used, for: best.place)
    return true
  }

  private mutating func use(_ used: [Int], for place: Int) {
    let own = used.flatMap { equations[$0].terms.map(\.place) }
    for number in own { _ = step(to: number) }
    var relevant = FormSpan(variableCount: values.count)
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
