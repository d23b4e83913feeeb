import Course

/// A page that fits into some rows: the parts that matter least are cut first.
package struct FittedPage {
  /// What a part is to the learner, the most important first.
  package enum Rank: Int {
    /// What the learner must fill in.
    case blank
    /// What the questions are about, or which answers are wrong.
    case asked
    case drawing
    case given
    /// The learner's own file, which an editor shows as well.
    case file
    case remark
  }

  private struct Part {
    /// `nil` for a part that is never cut.
    let rank: Rank?
    /// With fewer rows than these, the part is left out.
    let least: Int
    /// With these rows, the part says all that matters.
    let full: Int
    let lines: (_ rows: Int?) -> [StyledText]
  }

  /// The rows above the prompt in a terminal of 24 rows.
  package static let rows = 23

  package let columns: Int
  private var parts: [Part] = []
  /// Cuts a part for which there is no room at all, such as a line of an answer that fills the screen.
  private var cut: ([StyledText], Int) -> [StyledText] = { Array($0.prefix($1)) }

  package init(columns: Int) { self.columns = columns }

  /// Makes a page of which a command prints what had to be cut.
  package init(columns: Int, seeAll words: String, _ session: Session) {
    self.init(columns: columns)
    cut = { session.cut($0, to: $1, seeAll: words) }
  }

  /// Adds a part that is cut only where it alone has more rows than there are.
  package mutating func add(_ fill: (inout Page) -> Void) {
    var page = Page(columns: columns)
    fill(&page)
    let lines = page.lines
    parts.append(Part(rank: nil, least: 0, full: 0) { _ in lines })
  }

  /// Adds a part that knows how to be shorter; it gets as many rows as there are.
  package mutating func add(
    _ rank: Rank, least: Int, full: Int = .max,
    _ lines: @escaping (_ rows: Int?) -> [StyledText]
  ) {
    parts.append(Part(rank: rank, least: least, full: full, lines: lines))
  }

  /// Adds a part of which the first rows are shown where all of them are too many; a command prints
  /// the others.
  package mutating func add(
    _ rank: Rank, least: Int, seeAll words: String, _ session: Session,
    _ fill: (inout Page) -> Void
  ) {
    var page = Page(columns: columns)
    fill(&page)
    let lines = page.lines
    add(rank, least: least) { session.cut(lines, to: $0, seeAll: words) }
  }

  /// The parts with an empty line between them, in no more rows than these if that can be.
  package func lines(rows: Int?) -> [StyledText] {
    let whole = parts.map { $0.lines(nil) }
    // With the empty line above each.
    let heights = whole.map { $0.isEmpty ? 0 : $0.count + 1 }
    guard let rows, heights.reduce(0, +) > rows + 1 else { return Self.joined(whole) }
    // Where rows are few, empty ones stand only between parts.
    var shown = zip(parts, whole).map { $0.rank == nil ? $1.filter { !$0.isEmpty } : [] }
    cutLongest(of: &shown, to: rows)
    var room = rows + 1 - shown.reduce(0) { $0 + ($1.isEmpty ? 0 : $1.count + 1) }
    let ranked = parts.indices.filter { parts[$0].rank != nil && heights[$0] > 0 }
      .sorted { (rank($0), $0) < (rank($1), $1) }
    func grow(_ index: Int, to most: Int, cutting: Set<Rank> = []) {
      let height = shown[index].isEmpty ? 0 : shown[index].count + 1
      let rows = min(most, room + height - 1)
      let isCut = parts[index].rank.map(cutting.contains) ?? false
      guard rows >= (isCut ? 1 : min(parts[index].least, heights[index] - 1)) else { return }
      let lines = parts[index].lines(rows)
      guard lines.count > shown[index].count else { return }
      shown[index] = lines
      room += height - lines.count - 1
    }
    for index in ranked where rank(index) < Rank.file.rawValue {
      grow(index, to: parts[index].least, cutting: [.blank])
    }
    // A drawing says more than a longer list does, but it can use all the room there is. A part for
    // which there is no room says so.
    let generous: [Rank] = [.blank, .asked, .drawing, .file, .given, .remark]
    for index in generous.flatMap({ rank in ranked.filter { parts[$0].rank == rank } }) {
      grow(index, to: parts[index].full, cutting: [.blank, .drawing, .given])
    }
    for index in ranked.filter({ parts[$0].rank != .drawing }) + ranked { grow(index, to: .max) }
    return Self.joined(shown)
  }

  /// Cuts what is never left out until all of it fits, the longest part first.
  private func cutLongest(of shown: inout [[StyledText]], to rows: Int) {
    func excess() -> Int { shown.reduce(-1) { $0 + ($1.isEmpty ? 0 : $1.count + 1) } - rows }
    while excess() > 0,
      let longest = shown.indices.max(by: { (shown[$0].count, $1) < (shown[$1].count, $0) })
    {
      // A part keeps as many rows as its shortest sentence has.
      let most = max(Self.leastPinned, shown[longest].count - excess())
      guard most < shown[longest].count else { return }
      shown[longest] = cut(shown[longest], most)
    }
  }

  /// The fewest rows of a part that is never left out.
  private static let leastPinned = 2

  private func rank(_ index: Int) -> Int { parts[index].rank?.rawValue ?? 0 }

  private static func joined(_ parts: [[StyledText]]) -> [StyledText] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }
}

extension Session {
  /// Rows cut to a number of them; the last one says which command prints the others.
  package func cut(_ rows: [StyledText], to most: Int?, seeAll words: String) -> [StyledText] {
    guard let most, rows.count > most else { return rows }
    let rest = Sentence.says(
      "command.cut",
      ["count": .count(rows.count - most + 1), "command": .text(command("\(words) --all"))])
    return rows.prefix(most - 1) + [StyledText("  ") + styled(rest).whenPlain(.quiet)]
  }
}
