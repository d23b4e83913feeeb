import Testing

@Suite("House rules: imports are those that Package.swift has")
struct ImportTests {
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
      // What the command line says stands in the catalogue, which is Course's.
      let needed = folder.hasSuffix("Arguments") ? ["Platform", "Course"] : ["Platform"]
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
}
