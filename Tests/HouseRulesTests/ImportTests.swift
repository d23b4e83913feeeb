import Testing

@Suite("House rules: imports point one way")
struct ImportTests {
  private static let ours: Set = [
    "LayoutEngine", "Platform", "Grader", "SwiftRunning", "ReferenceCases", "ClassGrading",
    "LayoutLessons", "LayoutUIKit", "LayoutMapKit", "LayoutMasonry",
  ]

  @Test(
    "a module imports only what stands to its right",
    arguments: [
      ("Sources/LayoutEngine", []),
      ("Sources/Grader/Platform", []),
      ("Sources/Grader", ["LayoutEngine", "Platform"]),
      ("Sources/Grader/SwiftRunning", ["Grader", "Platform", "LayoutEngine"]),
      ("Tests/ReferenceCases", ["Grader", "LayoutEngine"]),
      ("Sources/Grader/ClassGrading", ["Grader", "Platform", "LayoutEngine"]),
      ("Sources/LayoutUIKit", ["LayoutEngine"]),
      ("Sources/LayoutUIKit/MapKit", ["LayoutUIKit"]),
      ("Sources/LayoutMasonry", ["LayoutUIKit", "LayoutEngine"]),
      (
        "Sources/LayoutLessons",
        ["ClassGrading", "SwiftRunning", "Grader", "Platform", "LayoutEngine"]
      ),
    ] as [(String, Set<String>)])
  func direction(folder: String, allowed: Set<String>) {
    // The folder of a module may lie in another's.
    let inner = ["/Platform", "/Course/JSON", "/SwiftRunning", "/ClassGrading", "/MapKit"].filter {
      !folder.hasSuffix($0)
    }
    let files = SourceTree.files(below: folder).filter { file in
      !inner.contains { file.path.contains($0 + "/") }
    }
    #expect(!files.isEmpty)
    for file in files {
      let wrong = Set(file.imports).intersection(Self.ours).subtracting(allowed)
      #expect(wrong.isEmpty, "\(file) imports \(wrong.sorted())")
    }
  }

  @Test(
    "what a missing package made us write stands apart from the project",
    arguments: [
      "Sources/LayoutLessons/Arguments", "Sources/LayoutLessons/Terminal",
      "Sources/Grader/Course/JSON", "Sources/Grader/Course/Markdown",
      "Sources/Grader/Platform/Hash",
    ])
  func leaf(folder: String) {
    let files = SourceTree.files(below: folder)
    #expect(!files.isEmpty)
    for file in files {
      let ours = Self.ours.subtracting(["Platform"])
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
