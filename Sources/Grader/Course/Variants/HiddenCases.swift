import LayoutEngine

/// Cases of an exercise that no file of the course has, derived from a teacher's secret.
///
/// They lie between the exercise's own windows, with the same contents and at the same moments, so
/// that nothing is asked there that the exercise doesn't ask. They are the same for a whole class.
package struct HiddenCases: Sendable {
  package let exercise: Exercise

  /// The sides of hidden windows are multiples of this many points.
  static let grid = 4.0

  /// The hidden cases of an exercise, or of a learner's variant of it; there may be fewer than `count`.
  ///
  /// `nil` if hidden cases make no sense there: for questions, for answers that are a window, for
  /// conflicts, and where all windows have one size.
  package init?(of exercise: Exercise, count: Int, from seed: SecretSeed) {
    var numbers = Numbers(seed: seed, exercise: exercise.id)
    self.init(of: exercise) { candidates in
      var rest = candidates
      var chosen: [CaseWindow] = []
      while chosen.count < count, !rest.isEmpty {
        chosen.append(rest.remove(at: numbers.next(below: rest.count)))
      }
      return chosen
    }
  }

  /// Every case that a secret may choose.
  package static func all(of exercise: Exercise) -> HiddenCases? {
    HiddenCases(of: exercise) { $0 }
  }

  private init?(of exercise: Exercise, _ choose: ([CaseWindow]) -> [CaseWindow]) {
    guard exercise.aim.canHaveHiddenCases else { return nil }
    let chosen = choose(Self.windows(of: exercise))
    guard !chosen.isEmpty else { return nil }
    self.exercise = exercise.checked(in: chosen)
  }

  /// All windows on the grid that lie between the exercise's own of the same contents and moment.
  ///
  /// Contents that only one window has are also looked at on the way to the other windows' sizes.
  private static func windows(of exercise: Exercise) -> [CaseWindow] {
    let own = exercise.windows + exercise.unshownWindows
    var seen: Set<CaseWindow> = []
    return own.map { $0.sized(to: Size(width: 0, height: 0)) }.filter { seen.insert($0).inserted }
      .flatMap { setting in
        let sizes = own.filter { $0.sized(to: setting.size) == setting }.map { $0.size }
        let others = Set(sizes).count > 1 ? sizes : own.map { $0.size }
        return Self.sizes(from: sizes, to: others).map { setting.sized(to: $0) }
      }
  }

  /// The sizes on the grid on the lines from some sizes to others, those themselves left out.
  ///
  /// A layout that is right in two windows of a line is right between them, but two sides that
  /// change together are another matter: where both differ, the sizes between any two are taken.
  private static func sizes(from sizes: [Size], to others: [Size]) -> [Size] {
    var between: [Size] = []
    for one in sizes {
      for other in others {
        let steps = Int(max(abs(other.width - one.width), abs(other.height - one.height)) / grid)
        guard steps > 1 else { continue }
        between += (1..<steps).map { step in
          func side(_ a: Double, _ b: Double) -> Double {
            ((a + (b - a) * Double(step) / Double(steps)) / grid).rounded() * grid
          }
          return Size(
            width: one.width == other.width ? one.width : side(one.width, other.width),
            height: one.height == other.height ? one.height : side(one.height, other.height))
        }
      }
    }
    var seen = Set(others)
    return between.filter { seen.insert($0).inserted }
  }

  private struct Numbers {
    let seed: SecretSeed
    let exercise: String
    private var count = 0

    init(seed: SecretSeed, exercise: String) {
      self.seed = seed
      self.exercise = exercise
    }

    mutating func next(below limit: Int) -> Int {
      count += 1
      return Int(seed.number(for: ["hidden", exercise, "\(count)"]) % UInt64(limit))
    }
  }
}

extension CaseWindow {
  fileprivate func sized(to size: Size) -> CaseWindow {
    CaseWindow(size: size, name: name, changes: changes, times: times)
  }
}
