// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: warnings stop the build, and imports say what they expose.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "LayoutLessons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lessons", targets: ["LayoutLessons"])
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: strict),
    .target(
      name: "LayoutUIKit", dependencies: ["LayoutEngine"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "Grader", dependencies: ["LayoutEngine"], swiftSettings: strict),
    .executableTarget(
      name: "LayoutLessons",
      dependencies: ["Grader", "LayoutEngine"],
      resources: [
        .copy("../../Lessons"),
        // What answers are compiled against is built from these, by `lessons` itself.
        .copy("../LayoutEngine"), .copy("../LayoutUIKit"), .copy("../AnswerHost"),
      ],
      swiftSettings: strict),
    .target(
      name: "TestRunners", dependencies: ["Grader"], path: "Tests/TestRunners",
      swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"],
      resources: [.copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "GraderTests", dependencies: ["TestRunners", "Grader", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutLessonsTests",
      dependencies: ["TestRunners", "LayoutLessons", "Grader", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutUIKitTests", dependencies: ["LayoutUIKit", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftRunningTests",
      dependencies: ["TestRunners", "LayoutLessons", "Grader", "LayoutEngine"],
      exclude: ["Hostile/programs", "Jail/attacks"],
      swiftSettings: strict),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
  ]
)
