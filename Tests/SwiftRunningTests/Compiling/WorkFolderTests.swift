import Foundation
import SwiftRunning
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("The folders that answers are compiled in")
struct WorkFolderTests {
  /// Makes a folder as a process that works on an answer does.
  private func makeFolder() throws -> String {
    let work = "\(RealAnswers.cache.path)/work"
    let path = "\(work)/answer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/inside", withIntermediateDirectories: true)
    return path
  }

  @Test("go with the next answer where their process was killed, and stay where it is at work")
  func abandoned() throws {
    let atWork = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: atWork) }
    let lock = open(atWork, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let abandoned = try makeFolder()
    let text = """
      // \(UUID())
      import UIKit
      func layOut(photo: UIImageView, note: UILabel, in view: UIView) {}
      """
    // Answers of other tests that begin at the same moment may be in the way once.
    for number in 0..<20 where FileManager.default.fileExists(atPath: abandoned) {
      _ = try RealAnswers.run(text + "// \(number)\n")
    }
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    #expect(FileManager.default.fileExists(atPath: atWork + "/inside"))
  }
}
