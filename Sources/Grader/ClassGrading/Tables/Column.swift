/// A row of comma-separated text, with the line end of RFC 4180.
package func tableRow(_ cells: [TableCell]) -> String {
  cells.map(\.spelling).joined(separator: ",") + "\r\n"
}

/// A column of a table: its title, and what a row has in it.
struct Column<Row>: Sendable {
  let title: String
  let cell: @Sendable (Row) -> TableCell

  init(_ title: String, _ cell: @escaping @Sendable (Row) -> TableCell) {
    (self.title, self.cell) = (title, cell)
  }

  static func text(_ title: String, _ words: @escaping @Sendable (Row) -> String?) -> Column {
    Column(title) { .text(words($0)) }
  }

  static func number(_ title: String, _ number: @escaping @Sendable (Row) -> Double?) -> Column {
    Column(title) { .number(number($0)) }
  }
}

extension Column {
  /// What tells learners apart, in the files that we have named.
  static func identities(_ learner: @escaping @Sendable (Row) -> Learner) -> [Column] {
    [
      .text("learner") { learner($0).key }, .text("name") { learner($0).name },
      .text("id") { learner($0).idNumber }, .text("username") { learner($0).username },
      .text("email") { learner($0).email }, .text("section") { learner($0).section },
    ]
  }
}

extension Array {
  func head<Row>() -> String where Element == Column<Row> {
    tableRow(map { .text($0.title) })
  }

  func line<Row>(_ row: Row) -> String where Element == Column<Row> {
    tableRow(map { $0.cell(row) })
  }
}
