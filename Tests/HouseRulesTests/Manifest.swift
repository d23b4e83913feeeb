import Foundation

/// The targets of `Package.swift`, as its text states them.
struct Manifest {
  /// A module with its folder, and the modules that it may import.
  struct Target: Sendable {
    let name: String
    /// Relative to the repository.
    let folder: String
    let dependencies: Set<String>
  }

  let targets: [Target]

  /// Reads the text of a manifest.
  init(_ text: String) {
    let pieces = text.split(separator: /\n    \.(?:target|executableTarget|testTarget)\(/)
      .dropFirst()
    targets = pieces.compactMap { piece in
      // What stands after a target's own parenthesis, such as a comment, isn't about it.
      let own = piece.prefix(
        upTo: piece.firstRange(of: /\),\n(?:    \/\/|$)/)?.lowerBound ?? piece.endIndex)
      guard let name = Self.strings(after: "name:", in: own).first else { return nil }
      let isTest = name.hasSuffix("Tests") || name == "TestRunners"
      return Target(
        name: name,
        folder: Self.strings(after: "path:", in: own).first
          ?? "\(isTest ? "Tests" : "Sources")/\(name)",
        dependencies: Set(Self.strings(after: "dependencies: [", upTo: "]", in: own)))
    }
  }

  /// The repository's own manifest.
  static func current() throws -> Manifest {
    Manifest(try SourceTree.text(of: "Package.swift"))
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  /// The files of a target, without those of targets whose folders lie in its own.
  func files(of target: Target) -> [SourceTree.File] {
    let inner = targets.map { $0.folder + "/" }
      .filter { $0.hasPrefix(target.folder + "/") && $0 != target.folder + "/" }
    return SourceTree.files(below: target.folder).filter { file in
      !inner.contains { file.path.hasPrefix($0) }
    }
  }

  /// Which of the targets a target's files import.
  func imports(of target: Target) -> Set<String> {
    Set(files(of: target).flatMap(\.imports)).intersection(targets.map(\.name))
  }

  /// The string literals behind a label, up to the end of its line or another end.
  private static func strings(
    after label: String, upTo end: String = "\n", in text: Substring
  ) -> [String] {
    guard let start = text.firstRange(of: label)?.upperBound else { return [] }
    let stop = text[start...].firstRange(of: end)?.lowerBound ?? text.endIndex
    return text[start..<stop].matches(of: /"([^"]*)"/).map { String($0.1) }
  }
}
