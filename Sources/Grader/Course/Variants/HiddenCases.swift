import LayoutEngine
import Platform

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

extension Exercise {
  /// The exercise checked in one window that has no simple relation to its own.
  ///
  /// Its sides follow from a number. With every second number the contents do, too: content sizes
  /// and baselines, the insets of guides, and margins where the exercise speaks of them. Not every
  /// such window leaves room for a layout.
  ///
  /// It is looked at after as many times as the exercise's first window. Another number gives
  /// another window.
  package func checkedElsewhere(_ number: Int) -> Exercise {
    let shares = Shares(exercise: id, number: number)
    let own = windows + unshownWindows
    let sizes = own.map { $0.size }
    let size = Size(
      width: shares.side("width", like: sizes.map { $0.width }),
      height: shares.side("height", like: sizes.map { $0.height }))
    let changes = number.isMultiple(of: 2) ? otherContents(shares) : []
    return checked(in: [
      CaseWindow(
        size: size, name: changes.isEmpty ? nil : "other contents", changes: changes,
        times: own.first?.times ?? 0)
    ])
  }

  private func otherContents(_ shares: Shares) -> [CaseWindow.Change] {
    let own = (windows + unshownWindows).flatMap { $0.changes }
    return scene.ids.compactMap { id in
      let item = scene[id]
      let wide = shares.share("\(item.name) wide") + 0.5
      let high = shares.share("\(item.name) high") + 0.5
      var change = CaseWindow.Change(item: id)
      if let text = item.text {
        let count = 1 + Int(wide * 2)
        change.text = Array(repeating: text.content, count: count).joined(separator: " ")
      } else if item.intrinsic != IntrinsicSize() {
        change.intrinsic = IntrinsicSize(
          width: item.intrinsic.width.map { ($0 * wide).rounded() },
          height: item.intrinsic.height.map { ($0 * high).rounded() })
      }
      if item.text == nil, item.baselines != .edges {
        let first = (item.baselines.first * high).rounded()
        // A text of one row stays one.
        let isRow = item.baselines.first + item.baselines.last == item.intrinsic.height
        let below = (change.intrinsic?.height).map { $0 - first } ?? 0
        change.baselines = Baselines(
          first: first, last: isRow ? below : (item.baselines.last * high).rounded())
      }
      let isGuided =
        scene.ownGuide(.margins, of: id) != nil || scene.ownGuide(.readable, of: id) != nil
      if isGuided || own.contains(where: { $0.item == id && $0.margins != nil }) {
        var margins = shares.insets("\(item.name) margins")
        // As wide on both sides, as in UIKit unless somebody says otherwise.
        margins.right = margins.left
        change.margins = margins
      }
      let guide = OwnGuide.named(item.name)?.guide
      if case .inset = item.placement, guide != .margins, guide?.hasFreeInsets != false {
        change.insets = shares.insets("\(item.name) insets")
      }
      if own.contains(where: { $0.item == id && $0.contentOffset != nil }) {
        let offset = shares.insets("\(item.name) offset")
        change.contentOffset = Point(x: offset.left, y: offset.top)
      }
      return change == CaseWindow.Change(item: id) ? nil : change
    }
  }
}

/// Numbers that look like chance, and are the same on every machine.
private struct Shares {
  let exercise: String
  let number: Int

  private static let seed = SecretSeed("elsewhere")
  /// The largest distance of a margin or a guide from its owner's edge, in points.
  private static let mostInset = 48.0

  /// A number from 0 to 1.
  func share(_ name: String) -> Double {
    let number = Self.seed.number(for: [exercise, "\(number)", name])
    return Double(number) / Double(UInt64.max)
  }

  /// A side of a window, from a little below the smallest of some sides to far above the largest.
  func side(_ name: String, like sides: [Double]) -> Double {
    let least = (sides.min() ?? 320) * 0.75
    let most = (sides.max() ?? 480) * 1.5
    return (least + (most - least) * share(name)).rounded()
  }

  func insets(_ name: String) -> Insets {
    func inset(_ edge: String) -> Double { (share("\(name) \(edge)") * Self.mostInset).rounded() }
    return Insets(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
  }
}

/// A teacher's secret, from which variants and hidden cases are derived.
///
/// Each derived number can be computed again on every machine by somebody who knows the secret, and
/// nobody else can guess it. Source: NIST, FIPS 198-1, *The Keyed-Hash Message Authentication Code*,
/// section 4, over SHA-256.
package struct SecretSeed: Sendable {
  /// The hash once it has taken in the key, before the message.
  private let inner: SHA256
  /// The hash once it has taken in the key, before the inner hash.
  private let outer: SHA256

  /// The bytes that SHA-256 takes in at a time.
  private static let block = 64

  package init(_ secret: String) {
    self.init(key: Array(secret.utf8))
  }

  package init(key: [UInt8]) {
    var key = key
    if key.count > Self.block {
      var hash = SHA256()
      hash.update(key)
      key = hash.finishedBytes()
    }
    key += [UInt8](repeating: 0, count: Self.block - key.count)
    func begun(with pad: UInt8) -> SHA256 {
      var hash = SHA256()
      hash.update(key.map { $0 ^ pad })
      return hash
    }
    inner = begun(with: 0x36)
    outer = begun(with: 0x5c)
  }

  /// The code of a message, as 32 bytes.
  package func code(of message: some Collection<UInt8>) -> [UInt8] {
    var hash = inner
    hash.update(message)
    var whole = outer
    whole.update(hash.finishedBytes())
    return whole.finishedBytes()
  }

  /// The code of some fields, which don't run into each other.
  private func code(of fields: [String]) -> [UInt8] {
    code(of: fields.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  /// The number that belongs to some fields: any of 2⁶⁴, each as likely.
  package func number(for fields: [String]) -> UInt64 {
    code(of: fields).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// What tells this secret from others: anybody may see it, and it gives away nothing else.
  package var fingerprint: String { String(mark(of: ["copies"]).prefix(12)) }

  /// The same as 64 hexadecimal digits, which no file that learners get may hold.
  package func mark(of fields: [String]) -> String { SHA256.digits(of: code(of: fields)) }
}
