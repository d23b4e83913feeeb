// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: warnings stop the build, and imports say what they expose.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For what waits for people, processes and the solver, and never for the processor itself:
/// optimising it would double the time from a fresh clone to the first lesson, and no command would
/// be done sooner.
let quickToBuild: [SwiftSetting] = [
  .unsafeFlags(["-Onone"], .when(configuration: .release))
]

/// For what everything else waits for, first to be built and then to solve: it is optimised, by both
/// cores that the smallest machines have.
let quickToRun: [SwiftSetting] = [
  .unsafeFlags(["-num-threads", "2"], .when(configuration: .release))
]

/// For what thousands of answers wait for, and the first lesson as well: optimised for size, which
/// takes three fifths of the time to build and runs as fast.
let smallAndQuick: [SwiftSetting] = [
  .unsafeFlags(["-Osize"], .when(configuration: .release))
]

/// For what is small and read by every command and hundreds of tests: optimised in debug builds, too.
let alwaysQuick: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
  name: "LayoutLessons",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lessons", targets: ["LayoutLessons"])
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: strict + quickToRun),
    .target(
      name: "LayoutUIKit", dependencies: ["LayoutEngine"], exclude: ["MapKit"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "LayoutMapKit", dependencies: ["LayoutUIKit"], path: "Sources/LayoutUIKit/MapKit",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "LayoutMasonry", dependencies: ["LayoutUIKit", "LayoutEngine"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "Platform", path: "Sources/Grader/Platform", swiftSettings: strict),
    .target(
      name: "JSONReading", path: "Sources/Grader/Course/JSON",
      swiftSettings: strict + alwaysQuick),
    .target(
      name: "Grader", dependencies: ["JSONReading", "Platform", "LayoutEngine"],
      exclude: ["Platform", "Course/JSON", "SwiftRunning", "ClassGrading"],
      swiftSettings: strict + quickToBuild),
    .target(
      name: "SwiftRunning", dependencies: ["Grader", "Platform", "LayoutEngine"],
      path: "Sources/Grader/SwiftRunning", swiftSettings: strict + quickToBuild),
    .target(
      name: "ClassGrading", dependencies: ["Grader", "JSONReading", "Platform", "LayoutEngine"],
      path: "Sources/Grader/ClassGrading", swiftSettings: strict + smallAndQuick),
    // The course and the sources that answers need are found in the checkout, or where they were
    // installed: as resources of this target they would go out of date, and link all of Foundation.
    .executableTarget(
      name: "LayoutLessons",
      dependencies: [
        "ClassGrading", "SwiftRunning", "Grader", "JSONReading", "Platform", "LayoutEngine",
      ],
      swiftSettings: strict + quickToBuild),
    .target(
      name: "ReferenceCases", dependencies: ["Grader", "JSONReading", "LayoutEngine"],
      path: "Tests/ReferenceCases", swiftSettings: strict),
    .executableTarget(
      name: "reference-cases",
      dependencies: ["ReferenceCases", "Grader", "JSONReading", "Platform"],
      path: "Tests/ReferenceProgram", swiftSettings: strict),
    .target(
      name: "TestRunners", dependencies: ["SwiftRunning", "Grader", "LayoutEngine"],
      path: "Tests/TestRunners", swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["ReferenceCases", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceCasesTests",
      dependencies: ["ReferenceCases", "Grader", "JSONReading", "LayoutEngine"],
      resources: [.copy("Oracle"), .copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "GraderTests",
      dependencies: ["TestRunners", "Grader", "JSONReading", "Platform", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "ClassGradingTests",
      dependencies: ["TestRunners", "ClassGrading", "Grader", "JSONReading", "LayoutEngine"],
      exclude: ["Classes"], swiftSettings: strict),
    .testTarget(
      name: "LayoutLessonsTests",
      dependencies: [
        "TestRunners", "ClassGrading", "LayoutLessons", "SwiftRunning", "Grader", "LayoutEngine",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutUIKitTests", dependencies: ["LayoutMapKit", "LayoutUIKit", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutMasonryTests",
      dependencies: ["LayoutMasonry", "LayoutUIKit", "ReferenceCases", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftRunningTests",
      dependencies: [
        "TestRunners", "LayoutLessons", "SwiftRunning", "Grader", "Platform", "LayoutEngine",
      ],
      exclude: [
        "FalsePasses/programs", "FalsePasses/shared", "Hostile/course", "Hostile/programs",
        "Hostile/shared", "Hostile/sources.json", "Jail/attacks",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentTests",
      dependencies: ["TestRunners", "LayoutLessons", "SwiftRunning", "Grader", "LayoutEngine"],
      exclude: ["Programs"], swiftSettings: strict),
    .testTarget(name: "HouseRulesTests", swiftSettings: strict),
  ]
)
