/// What a layout problem states, whatever lines state it.
///
/// Two problems with the same form have the same layouts in a window of every size, in both reading
/// directions. None of this matters: the order of lines, turning them around, scaling required
/// ones, labels, the notation, lines that follow from equations, a wish that can't change anything,
/// weaker inequalities beside stronger ones, and helpers such as spacers that a program made and
/// that equations say all about. What matters: every number (about nine digits of it), each
/// priority, and in what unit a wish is measured.
///
/// Required equations are brought to a reduced row echelon form over the x, y, width and height of
/// all items; what else is stated is rewritten by them. Inequalities that follow from others in
/// ways that take more than one look stay, so two problems with the same layouts may differ.
///
/// Where lines contradict each other, or there are very many, the form is that of the single lines in
/// a fixed order, each turned and scaled alike: what follows from others counts there, too.
///
/// Source: docs/SEMANTICS.md, S11.6.
package struct SystemForm: Hashable, Sendable {
  /// What is stated, as numbers that are the same for equal forms, in every run.
  package let words: [UInt64]

  /// The most statements, those of the scene included, that are brought to a form as a whole.
  package static let mostRows = 400

  /// The form of a problem; the window is its scene's first item, whose size doesn't count.
  ///
  /// - Parameters:
  ///   - problem: The problem; its direction doesn't count.
  ///   - known: How many of the scene's first items all answers have; those beyond are told apart by
  ///     what they are tied to, and not by their names or places.
  /// - Complexity: O(n²·k) for n required equations that come to k unknowns each, at most
  ///   ``mostRows`` of them; O(n log n) beyond.
  package init(_ problem: LayoutProblem, known: Int) {
    var words: [UInt64] = []
    do {
      var rows = try FormRows(problem, known: known)
      Self.reduction(of: rows).write(to: &words)
      if try rows.mirror(problem) {
        var mirrored: [UInt64] = []
        Self.reduction(of: rows).write(to: &mirrored)
        // Lines about leading edges may state the same in both directions as lines about centres.
        if mirrored != words { words += mirrored }
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

  /// The single lines in a fixed order, where they have no meaning in their scene.
  private static func lines(of problem: LayoutProblem) -> [UInt64] {
    let forms = problem.constraints.map { CanonicalForm($0).words }
    return forms.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
  }

  /// Whether a number of points is what rounding left of 0.
  static func isNothing(_ points: Double) -> Bool { points.magnitude < Tolerance.same }
}
