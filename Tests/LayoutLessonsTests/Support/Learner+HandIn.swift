import Foundation

extension Learner {
  /// Writes a file below the folder, with the folders on the way to it.
  func handIn(_ text: String, as path: String) throws {
    let file = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
