import Foundation

/// A folder for one test, with a file that nobody in a jail may touch.
struct Playground {
  let folder: String
  /// The file of a neighbour, which holds `secret`.
  var neighbour: String { folder + "/neighbour.txt" }
  /// A path where there is no file.
  var free: String { folder + "/free.txt" }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "jail-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: URL(filePath: neighbour))
  }

  /// Takes the folder away at the end of a test.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Whether everything is as it was at the start.
  var isUntouched: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) == ["neighbour.txt"]
      && FileManager.default.contents(atPath: neighbour) == Data("secret".utf8)
  }
}
