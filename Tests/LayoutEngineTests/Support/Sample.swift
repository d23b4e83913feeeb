import Foundation

/// How many cases one run of the tests takes of a law that could take any number.
enum Sample {
  private static let isWhole = ProcessInfo.processInfo.environment["LESSONS_WHOLE"] == "1"

  /// A number of scenes or characters: the larger one if `Tests/Proof/whole` runs the tests.
  static func size(_ few: Int, whole: Int) -> Int { isWhole ? whole : few }
}
