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
    .executable(name: "lessons", targets: ["LayoutLessons"]),
    .executable(name: "lessons-teach", targets: ["Teaching"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
  ],
  targets: [
    // Debug builds round by the C library's functions, which nothing that the engine imports links.
    .target(
      name: "LayoutEngine", swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "LayoutUIKit", dependencies: ["LayoutEngine"], exclude: ["MapKit", "UIKitNames.txt"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "LayoutMapKit", dependencies: ["LayoutUIKit"], path: "Sources/LayoutUIKit/MapKit",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "LayoutMasonry", dependencies: ["LayoutUIKit", "LayoutEngine"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "Platform", path: "Sources/Grader/Platform", swiftSettings: strict),
    .target(
      name: "Course", dependencies: ["Platform", "LayoutEngine"], path: "Sources/Grader/Course",
      swiftSettings: strict),
    .target(
      name: "LogExplaining", dependencies: ["Course", "LayoutEngine"],
      path: "Sources/Grader/LogExplaining", swiftSettings: strict),
    .target(
      name: "Grading", dependencies: ["LogExplaining", "Course", "LayoutEngine"],
      path: "Sources/Grader/Grading", swiftSettings: strict),
    .target(
      name: "Feedback", dependencies: ["Grading", "Course", "LayoutEngine"],
      path: "Sources/Grader/Feedback", swiftSettings: strict),
    .target(
      name: "SwiftRunning", dependencies: ["Grading", "Course", "Platform", "LayoutEngine"],
      path: "Sources/Grader/SwiftRunning", swiftSettings: strict),
    .target(
      name: "ClassGrading",
      dependencies: ["Feedback", "Grading", "Course", "Platform", "LayoutEngine"],
      path: "Sources/Grader/ClassGrading", swiftSettings: strict),
    .target(
      name: "Authoring",
      dependencies: [
        "Feedback", "Grading", "LogExplaining", "Course", "Platform", "LayoutEngine",
      ],
      path: "Sources/Grader/Authoring", swiftSettings: strict),
    // What both programs share. The course and the sources that answers need are found in the
    // checkout, or where they were installed: as resources of a target they would go out of date, and
    // link all of Foundation.
    .target(
      name: "Terminal",
      dependencies: [
        "SwiftRunning", "Feedback", "Grading", "Course", "Platform", "LayoutEngine",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "LayoutLessons",
      dependencies: [
        "Terminal", "SwiftRunning", "Feedback", "Grading", "LogExplaining", "Course", "Platform",
        "LayoutEngine",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "Teaching",
      dependencies: [
        "Authoring", "ClassGrading", "Terminal", "SwiftRunning", "Feedback", "Grading",
        "LogExplaining", "Course", "Platform", "LayoutEngine",
      ],
      swiftSettings: strict),
    .target(
      name: "ReferenceCases", dependencies: ["Feedback", "Course", "LayoutEngine"],
      path: "Tests/ReferenceCases", swiftSettings: strict),
    .executableTarget(
      name: "reference-cases",
      dependencies: [
        "ReferenceCases", "Feedback", "Grading", "Course", "Platform", "LayoutEngine",
      ],
      path: "Tests/ReferenceProgram", swiftSettings: strict),
    .target(
      name: "TestRunners",
      dependencies: [
        "Teaching", "LayoutLessons", "Terminal", "SwiftRunning", "Grading", "Course", "Platform",
        "LayoutEngine",
      ],
      path: "Tests/TestRunners", swiftSettings: strict),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: ["ReferenceCases", "ClassGrading", "LayoutEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceCasesTests",
      dependencies: ["ReferenceCases", "Course", "LayoutEngine"],
      resources: [.copy("Oracle"), .copy("Systems"), .copy("Vectors")], swiftSettings: strict),
    .testTarget(
      name: "GraderTests",
      dependencies: [
        "TestRunners", "Authoring", "Feedback", "Grading", "LogExplaining", "Course", "Platform",
        "LayoutEngine",
      ],
      exclude: ["Recorded"],
      swiftSettings: strict),
    .testTarget(
      name: "ClassGradingTests",
      dependencies: [
        "TestRunners", "ClassGrading", "Feedback", "Grading", "Course", "Platform", "LayoutEngine",
      ],
      exclude: ["Classes"], swiftSettings: strict),
    .testTarget(
      name: "LayoutLessonsTests",
      dependencies: [
        "TestRunners", "Teaching", "ClassGrading", "LayoutLessons", "Terminal", "SwiftRunning",
        "Authoring", "Feedback",
        "Grading", "LogExplaining", "Course", "Platform", "LayoutEngine",
      ],
      exclude: ["Recorded"],
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
        "TestRunners", "LayoutLessons", "Terminal", "SwiftRunning", "Authoring", "Feedback",
        "Grading",
        "LogExplaining", "Course", "Platform", "LayoutEngine",
      ],
      exclude: [
        "FalsePasses/programs", "FalsePasses/shared", "Hostile/course", "Hostile/programs",
        "Hostile/shared", "Hostile/sources.json", "Jail/attacks", "Recorded",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "TestRunners", "LayoutLessons", "Terminal", "SwiftRunning", "Authoring", "Feedback",
        "Grading",
        "LogExplaining", "Course", "Platform", "LayoutEngine",
      ],
      exclude: ["Programs"], swiftSettings: strict),
    .testTarget(
      name: "HouseRulesTests", exclude: ["AppleNames.txt"], swiftSettings: strict),
  ]
)
