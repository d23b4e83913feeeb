import Foundation
import LayoutEngine

/// How many cases one run of the tests takes of a law that could take any number.
enum Sample {
  private static let isWhole = ProcessInfo.processInfo.environment["LESSONS_WHOLE"] == "1"

  /// A number of scenes or characters: the larger one if `Tests/Proof/whole` runs the tests.
  static func size(_ few: Int, whole: Int) -> Int { isWhole ? whole : few }
}

/// How much the laws of diagnosis are asked to prove.
enum DiagnosisProof {
  /// How many scenes of each kind; `nil` in an ordinary run, set by `Tests/Proof/diagnosis`.
  static let count = ProcessInfo.processInfo.environment["DIAGNOSIS_COUNT"]
    .flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
}

/// A small generator of numbers that look random and are the same in every run.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, which is positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of a list that is not empty.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Whether something happens that does so in `percent` of all cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// The list in another order.
  mutating func shuffled<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for last in values.indices.reversed() where last > 0 { values.swapAt(last, below(last + 1)) }
    return values
  }
}

extension Rect {
  /// Whether every number is the same but for rounding.
  func isLike(_ other: Rect) -> Bool {
    FramePart.allCases.allSatisfy { abs(self[$0] - other[$0]) <= 1e-6 * (1 + abs(other[$0])) }
  }
}

extension Frames {
  /// Whether every number is the same but for rounding.
  func isLike(_ other: Frames) -> Bool {
    guard count == other.count else { return false }
    return (0..<count).allSatisfy { index in
      let id = ItemID(index: Int32(index))
      return self[id].isLike(other[id])
    }
  }
}

extension LayoutSolution {
  /// Whether two solutions say the same but for rounding, and for the conflict that they name.
  func isLike(_ other: LayoutSolution) -> Bool {
    switch (self, other) {
    case (.unsatisfiable, .unsatisfiable): true
    case (.solved(let frames), .solved(let others)): frames.isLike(others)
    case (.ambiguous(let frames, let ambiguity), .ambiguous(let others, let otherAmbiguity)):
      frames.isLike(others) && ambiguity.isLike(otherAmbiguity)
    default: false
    }
  }
}

extension Ambiguity {
  /// Whether the same numbers are free in the same ranges.
  func isLike(_ other: Ambiguity) -> Bool {
    ranges.count == other.ranges.count
      && zip(ranges, other.ranges).allSatisfy { mine, its in
        mine.item == its.item && mine.part == its.part
          && Tolerance.same(mine.lowest, its.lowest) && Tolerance.same(mine.highest, its.highest)
      }
  }
}

extension LayoutProblem {
  /// The problem with what content asks for written as constraints.
  func statingContent() throws -> LayoutProblem {
    var bare = Scene()
    var written = constraints
    for (id, item) in zip(scene.ids, scene.items) {
      for axis in Axis.allCases {
        guard let length = item.intrinsic[axis] else { continue }
        let size = Anchor(id, FramePart.size(along: axis).attribute)
        written += [
          Constraint(size, .lessThanOrEqual, .length(length), priority: item.hugging[axis]),
          Constraint(size, .greaterThanOrEqual, .length(length), priority: item.compression[axis]),
        ]
      }
      var item = item
      item.intrinsic = IntrinsicSize()
      try bare.add(item)
    }
    return LayoutProblem(scene: bare, constraints: written, direction: direction)
  }
}

// MARK: - What a test requires

extension LayoutSolution {
  /// The frames of the only layout.
  var solvedFrames: Frames? { if case .solved(let frames) = self { frames } else { nil } }

  /// The frames that the tie rule chose, and what nothing determines.
  var ambiguous: (Frames, Ambiguity)? {
    if case .ambiguous(let frames, let ambiguity) = self { (frames, ambiguity) } else { nil }
  }

  var conflict: Conflict? { if case .unsatisfiable(let conflict) = self { conflict } else { nil } }
}

extension LinearOutcome {
  var optimum: LinearOptimum? { if case .optimal(let optimum) = self { optimum } else { nil } }
}
