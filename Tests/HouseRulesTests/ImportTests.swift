import Testing

@Suite("House rules: imports point one way")
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
      [
        "SwiftRunning", "Feedback", "Grading", "LogExplaining", "Course", "Platform",
        "LayoutEngine",
      ]
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

  @Test("a module imports what Package.swift lets it, and all of that")
  func used() throws {
    let manifest = try Manifest.current()
    for module in Self.modules {
      let target = try #require(manifest[module.name])
      #expect(!manifest.files(of: target).isEmpty)
      #expect(manifest.imports(of: target) == target.dependencies, "\(module.name)")
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

  @Test(
    "what a missing package made us write stands apart from the project",
    arguments: [
      "Sources/Terminal/Arguments", "Sources/Terminal/Console",
      "Sources/Grader/Course/JSON", "Sources/Grader/Course/Markdown",
      "Sources/Grader/Platform/Hash",
    ])
  func leaf(folder: String) {
    let files = SourceTree.files(below: folder)
    #expect(!files.isEmpty)
    for file in files {
      // What the command line says stands in the catalogue, which is Course's; a place in a file is
      // the engine's.
      let needed =
        folder.hasSuffix("Arguments")
        ? ["Platform", "Course"]
        : folder.hasSuffix("JSON") ? ["Platform", "LayoutEngine"] : ["Platform"]
      let ours = Set(Self.modules.map(\.name)).subtracting(needed)
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

  @Test("the engine needs the standard library alone")
  func engine() {
    for file in SourceTree.files(below: "Sources/LayoutEngine") {
      #expect(file.imports.isEmpty, "\(file) imports \(file.imports)")
    }
  }
}
