import Testing

@Suite("House rules: folders of a target that need each other are few")
struct CycleTests {
  /// Of each target, how many folders may need each other, directly or through others.
  private static let limits = [
    ("LayoutEngine", 2), ("Grading", 3), ("Feedback", 2), ("LayoutLessons", 1), ("LayoutUIKit", 5),
    ("Course", 7), ("ClassGrading", 13), ("SwiftRunning", 4), ("Terminal", 6), ("Teaching", 1),
    ("Authoring", 1),
  ]

  @Test("the largest cycle of folders is no larger than this", arguments: limits)
  func cycle(target: String, limit: Int) throws {
    let manifest = try Manifest.current()
    let found = try #require(manifest[target])
    let folders = FolderNeeds(manifest.files(of: found), below: found.folder)
    let cycle = folders.largestCycle
    #expect(
      cycle.count <= limit,
      """
      \(target): these \(cycle.count) folders need each other, and \(limit) may: \
      \(cycle.joined(separator: ", ")). \(folders.reasons(for: cycle).joined(separator: "; "))
      """)
  }
}

/// Which folders of a target need each other, by the types that their files declare and name.
private struct FolderNeeds {
  /// For each folder the folders that it needs, each with the types that it names of them.
  private var needs: [String: [String: Set<Substring>]] = [:]

  /// Reads the files below a target's folder; those that stand in it directly are a folder, too.
  init(_ files: [SourceTree.File], below root: String) {
    var homes: [Substring: Set<String>] = [:]
    var named: [String: Set<Substring>] = [:]
    for file in files {
      let inner = file.path.dropFirst(root.count + 1).split(separator: "/")
      let folder = inner.count > 1 ? String(inner[0]) : "files beside the folders"
      for line in file.code {
        let words = Self.words(of: line.text)
        named[folder, default: []].formUnion(words.filter(Self.isType))
        // A type inside another is named with the outer one, or follows from it.
        guard !file.lines[line.number - 1].hasPrefix(" ") else { continue }
        for (kind, name) in zip(words, words.dropFirst())
        where Self.kinds.contains(kind) && Self.isType(name) {
          homes[name, default: []].insert(folder)
        }
      }
    }
    for (folder, names) in named {
      needs[folder] = [:]
      for name in names {
        // A name that two folders declare says nothing about either.
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder
        else { continue }
        needs[folder, default: [:]][other, default: []].insert(name)
      }
    }
  }

  private static let kinds: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor", "typealias",
  ]

  private static func isType(_ word: Substring) -> Bool { word.first?.isUppercase == true }

  private static func words(of line: String) -> [Substring] {
    line.utf8.split { byte in
      !(48...57).contains(byte) && !(97...122).contains(byte | 32) && byte != UInt8(ascii: "_")
    }.map { Substring($0) }
  }

  /// What a folder needs, directly or through others.
  private func reached(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for other in needs[next, default: [:]].keys where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    return found
  }

  /// The most folders each of which needs all others; one folder where there is no cycle.
  var largestCycle: [String] {
    let reach = Dictionary(uniqueKeysWithValues: needs.keys.map { ($0, reached(from: $0)) })
    let cycles = reach.map { folder, found in
      [folder] + found.filter { $0 != folder && reach[$0]?.contains(folder) == true }.sorted()
    }
    return cycles.max { ($0.count, $1[0]) < ($1.count, $0[0]) }?.sorted() ?? []
  }

  /// The pairs of a cycle that need each other directly, each with a type for either way.
  func reasons(for cycle: [String]) -> [String] {
    cycle.flatMap { first in
      cycle.compactMap { second in
        guard first < second, let there = needs[first]?[second]?.min(),
          let back = needs[second]?[first]?.min()
        else { return nil }
        return "\(first) names \(there) of \(second), and \(second) names \(back) of \(first)"
      }
    }
  }
}
