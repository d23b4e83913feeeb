import Foundation

/// The program `lessons` as it was built beside these tests.
enum BuiltLessons {
  /// Its absolute path.
  ///
  /// The tests run inside a bundle, or inside a program that is given the bundle's path, that
  /// stands in the build folder.
  static let path: String = {
    let places =
      CommandLine.arguments + [Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
    for place in places {
      var folder = URL(filePath: place)
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let program = folder.appending(path: "lessons")
        if FileManager.default.isExecutableFile(atPath: program.path()) { return program.path() }
      }
    }
    return "lessons-was-not-built"
  }()
}
