package import LayoutEngine
import Platform

/// The normal form of a layout problem: the same for equivalent problems, however they are written.
///
/// Two problems with the same form have the same layouts in windows of every size, in both reading
/// directions. The form doesn't depend on the order of constraints, which side comes first, the
/// scale of required ones, labels, the notation, redundant equations, optional constraints that
/// can't change anything, weaker inequalities beside stronger ones, and helper items such as
/// spacers that a program made and that equations determine. It does depend on every number (about
/// nine digits), every priority, and the unit in which an optional constraint is measured.
///
/// Required equations are brought to reduced row echelon form over the x, y, width and height of
/// all items, and all other rows are reduced by them. Inequalities that follow from others in less
/// obvious ways stay, so two problems with the same layouts may have different forms.
///
/// If constraints contradict each other, or if there are very many, the form lists the single rows
/// in a fixed order and scale. Then redundant rows count, too.
///
/// Source: docs/SEMANTICS.md, S11.6.
package struct SystemForm: Hashable, Sendable {
  /// The form, as numbers that are the same for equal forms in every run.
  package let words: [UInt64]

  /// The most rows, including those of the scene, that are reduced together.
  package static let mostRows = 400

  /// The form of a problem; the window is its scene's first item, whose size doesn't count.
  ///
  /// - Parameters:
  ///   - problem: The problem; its direction doesn't count.
  ///   - known: How many of the scene's first items all answers have. The others are told apart by
  ///     their constraints, and not by their names or places.
  /// - Complexity: O(n²·k) for n required equations that come to k unknowns each, at most
  ///   ``mostRows`` of them; O(n log n) beyond.
  package init(_ problem: LayoutProblem, known: Int) {
    var words: [UInt64] = []
    do {
      var rows = try FormRows(problem, known: known)
      Self.reduction(of: rows).write(to: &words)
      if try rows.reverse(problem) {
        var reversed: [UInt64] = []
        Self.reduction(of: rows).write(to: &reversed)
        // Constraints about leading edges can mean the same in both directions.
        if reversed != words { words += reversed }
      }
    } catch {
      words = Self.lines(of: problem)
    }
    self.words = words
  }

  private static func reduction(of rows: FormRows) -> FormReduction {
    guard rows.rows.count <= mostRows else { return FormReduction(single: rows) }
    let reduction = FormReduction(rows)
    return reduction.isContradictory ? FormReduction(single: rows) : reduction
  }

  /// The single constraints in a fixed order, used if one has no meaning in its scene.
  private static func lines(of problem: LayoutProblem) -> [UInt64] {
    let forms = problem.constraints.map { CanonicalForm($0).words }
    return forms.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }

  /// Whether a number of points is 0 but for rounding.
  static func isZero(_ points: Double) -> Bool { points.magnitude < Tolerance.same }
}

/// A 64-bit hash that is the same in every run and on every machine.
///
/// It isn't cryptographic: somebody who looks for two inputs with the same hash can find them.
///
/// Source: *The FNV Non-Cryptographic Hash Algorithm*, FNV-1a with 64 bits; the last step is that
/// of SplitMix64 (Steele, Lea, Flood 2014), so that similar inputs get different hashes.
package struct ShortHash: Hashable, Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  package init() {}

  package init(_ words: some Sequence<UInt64>) {
    for word in words { update(word) }
  }

  package mutating func update(_ word: UInt64) {
    state = Self.mixed((state ^ word) &* Self.prime)
  }

  /// Adds a text and its length, so that `ab`, `c` and `a`, `bc` differ.
  package mutating func update(_ text: String) {
    update(UInt64(text.utf8.count))
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* Self.prime }
  }

  package var value: UInt64 { Self.mixed(state) }

  /// The hash as 16 hexadecimal digits.
  package var text: String { value.hexadecimal }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }
}
