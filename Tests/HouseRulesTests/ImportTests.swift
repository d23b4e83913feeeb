import Foundation
import Testing

@Suite("House rules: imports are those that Package.swift has")
struct ImportTests {
  /// The modules of the program, each after all that it may import.
  private static let modules: [(name: String, imports: Set<String>)] = [
    ("LayoutEngine", []),
    ("LayoutUIKit", ["LayoutEngine"]),
    ("LayoutMapKit", ["LayoutUIKit"]),
    ("LayoutMasonry", ["LayoutUIKit", "LayoutEngine"]),
    ("Platform", []),
    ("Course", ["Platform", "LayoutEngine"]),
    ("LogExplaining", ["Course", "LayoutEngine"]),
    ("Grading", ["LogExplaining", "Course", "LayoutEngine"]),
    ("Feedback", ["Grading", "Course", "LayoutEngine"]),
    ("SwiftRunning", ["Grading", "Course", "Platform", "LayoutEngine"]),
    ("ClassGrading", ["Feedback", "Grading", "Course", "Platform", "LayoutEngine"]),
    (
      "Authoring",
      ["Feedback", "Grading", "LogExplaining", "Course", "Platform", "LayoutEngine"]
    ),
    (
      "Terminal",
      ["SwiftRunning", "Feedback", "Grading", "Course", "Platform", "LayoutEngine"]
    ),
    (
      "LayoutLessons",
      [
        "Terminal", "SwiftRunning", "Feedback", "Grading", "LogExplaining", "Course", "Platform",
        "LayoutEngine",
      ]
    ),
    (
      "Teaching",
      [
        "Authoring", "ClassGrading", "Terminal", "SwiftRunning", "Feedback", "Grading",
        "LogExplaining", "Course", "Platform", "LayoutEngine",
      ]
    ),
  ]

  @Test("a module imports what Package.swift lets it, and all of that")
  func used() throws {
    let manifest = try Manifest.current()
    for target in manifest.targets where target.folder.hasPrefix("Sources/") {
      #expect(!manifest.files(of: target).isEmpty)
      #expect(manifest.imports(of: target) == target.dependencies, "\(target.name)")
    }
  }

  @Test("a target of the tests imports only what Package.swift lets it")
  func tests() throws {
    let manifest = try Manifest.current()
    let targets = manifest.targets.filter { $0.folder.hasPrefix("Tests/") }
    #expect(targets.count > 10)
    for target in targets {
      let missing = manifest.imports(of: target).subtracting(target.dependencies)
      #expect(missing == [], "\(target.name)")
    }
  }

  @Test(
    "what a missing package made us write stands apart from the project",
    arguments: [
      "Sources/Terminal/Arguments", "Sources/Terminal/Console",
      "Sources/Grader/Course/JSON", "Sources/Grader/Course/Markdown",
      "Sources/Grader/Platform/Hash",
    ])
  func leaf(folder: String) throws {
    let targets = try Manifest.current().targets.map(\.name)
    let files = SourceTree.files(below: folder)
    #expect(!files.isEmpty)
    for file in files {
      // What the command line says stands in the catalogue, which is Course's; a place in a file and
      // the edit distance are the engine's.
      let needed =
        ["Platform", "LayoutEngine"] + (folder.hasSuffix("Arguments") ? ["Course"] : [])
      let ours = Set(targets).subtracting(needed)
      #expect(Set(file.imports).isDisjoint(with: ours), "\(file) imports the project")
    }
  }

  @Test(
    "what learners import needs Foundation, the engine and UIKit alone",
    arguments: ["Sources/LayoutUIKit", "Sources/LayoutMasonry"])
  func learnersModule(folder: String) {
    for file in SourceTree.files(below: folder) {
      let wrong = Set(file.imports).subtracting(["Foundation", "LayoutEngine", "LayoutUIKit"])
      #expect(wrong.isEmpty, "\(file) imports \(wrong.sorted())")
    }
  }

  @Test("only the platform asks which system it is")
  func systems() {
    for file in SourceTree.files(below: "Sources") {
      let systems = Set(file.imports).intersection(["Glibc", "Musl", "Darwin"])
      let mayAsk =
        file.path.hasSuffix("Platform/System.swift") || file.path.hasPrefix("Sources/AnswerHost")
      #expect(systems.isEmpty || mayAsk, "\(file) imports \(systems.sorted())")
    }
  }

  @Test("Package.swift has these modules with these arrows, and no other")
  func arrows() throws {
    let manifest = try Manifest.current()
    let names = manifest.targets.filter { $0.folder.hasPrefix("Sources/") }.map(\.name)
    #expect(names.sorted() == Self.modules.map(\.name).sorted())
    for module in Self.modules {
      #expect(manifest[module.name]?.dependencies == module.imports, "\(module.name)")
    }
  }

  @Test("no arrow points back: each module comes after all that it imports")
  func order() {
    for (index, module) in Self.modules.enumerated() {
      let before = Set(Self.modules[..<index].map(\.name))
      #expect(module.imports.isSubset(of: before), "\(module.name)")
    }
  }

  @Test("a manifest is read whatever the shape of its targets")
  func manifest() {
    let manifest = Manifest(
      """
      let package = Package(
        targets: [
          .target(name: "A", path: "Sources/B/A", swiftSettings: strict),
          // About the program.
          .executableTarget(
            name: "B",
            dependencies: [
              "A", "C",
            ],
            exclude: ["D"]),
          .testTarget(name: "BTests", dependencies: ["B"]),
        ]
      )
      """)
    #expect(manifest.targets.map(\.name) == ["A", "B", "BTests"])
    #expect(manifest.targets.map(\.folder) == ["Sources/B/A", "Sources/B", "Tests/BTests"])
    #expect(manifest.targets.map(\.dependencies) == [[], ["A", "C"], ["B"]])
  }

  @Test("the engine needs the standard library alone")
  func engine() {
    for file in SourceTree.files(below: "Sources/LayoutEngine") {
      #expect(file.imports.isEmpty, "\(file) imports \(file.imports)")
    }
  }
}

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

@Suite("House rules: other packages can depend on this one")
struct PackageTests {
  @Test("no target has unsafe flags, which would forbid it")
  func flags() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".library(name: "LayoutEngine", targets: ["LayoutEngine"])"#))
    #expect(!manifest.contains("unsafeFlags"))
  }

  @Test("what they see of the engine is small, and each symbol is documented")
  func symbols() {
    var count = 0
    for file in SourceTree.files(below: "Sources/LayoutEngine") {
      var isPublicEnum = false
      for (number, text) in file.code {
        if text.contains("enum ") { isPublicEnum = text.hasPrefix("public ") }
        // The cases of a public enumeration are public without saying so.
        let isCase = isPublicEnum && text.hasPrefix("case ") && !text.hasPrefix("case .")
        guard text.hasPrefix("public ") || isCase else { continue }
        count += 1
        let above = file.lines[number - 2].drop { $0 == " " }
        #expect(above.hasPrefix("///"), "\(file):\(number) isn't documented")
      }
    }
    #expect((1...40).contains(count), "there are \(count)")
  }
}
