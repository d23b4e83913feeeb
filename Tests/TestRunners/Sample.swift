import Foundation

/// Which of the many cases of a law one run of the tests takes.
///
/// A law is written once. `swift test` tries it with a few cases, the same ones in every run;
/// `Tests/Proof/whole` tries it with all of them.
package enum Sample {
  /// Whether all cases are taken.
  package static let isWhole = ProcessInfo.processInfo.environment["LESSONS_WHOLE"] == "1"

  /// A number of cases, rounds or learners: the larger one in a whole run.
  package static func size(_ few: Int, whole: Int) -> Int { isWhole ? whole : few }

  /// So many of the cases, chosen by a seed, in their order; all of them in a whole run.
  package static func cases<Case>(_ count: Int, of all: [Case], seed: UInt64) -> [Case] {
    isWhole ? all : few(count, of: all, seed: seed)
  }

  /// So many of the cases, chosen by a seed, in their order, in a whole run as well.
  package static func few<Case>(_ count: Int, of all: [Case], seed: UInt64) -> [Case] {
    var generator = SeededGenerator(state: seed)
    return all.indices.shuffled(using: &generator).prefix(count).sorted().map { all[$0] }
  }

  /// So many cases of each sort, chosen by a seed, in their order; all of them in a whole run.
  package static func cases<Case>(
    _ count: Int, ofEach sort: (Case) -> String, of all: [Case], seed: UInt64
  ) -> [Case] {
    guard !isWhole else { return all }
    let sorts = Dictionary(grouping: all.indices) { sort(all[$0]) }
    var generator = SeededGenerator(state: seed)
    let chosen = sorts.keys.sorted().flatMap { name in
      sorts[name, default: []].shuffled(using: &generator).prefix(count)
    }
    return chosen.sorted().map { all[$0] }
  }
}
