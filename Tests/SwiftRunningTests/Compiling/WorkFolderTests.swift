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

@Suite("The temporary folders in which answers are compiled")
struct WorkFolderTests {
  /// Makes a folder as a process that works on an answer does.
  private func makeFolder(in cache: String = RealAnswers.cache.path) throws -> String {
    let folder = "\(cache)/work"
    let path = "\(folder)/answer-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: path + "/inside", withIntermediateDirectories: true)
    return path
  }

  @Test("can be removed without compiling another answer")
  func swept() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: place) }
    let atWork = try makeFolder(in: place)
    let lock = open(atWork, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let abandoned = try makeFolder(in: place)
    CacheFolder(place).removeAbandonedWork()
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    #expect(FileManager.default.fileExists(atPath: atWork + "/inside"))
  }

  @Test("are the only files that are removed, however old the others are")
  func others() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "lessons-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: place) }
    let (kept, old) = (place + "/work" + "/thesis", place + "/work" + "/answer-old")
    for folder in [kept, old] {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder)
    }
    CacheFolder(place).removeAbandonedWork()
    #expect(FileManager.default.fileExists(atPath: kept))
    #expect(!FileManager.default.fileExists(atPath: old))
  }

  @Test("are removed with the next answer if their process was killed, and stay while it runs")
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
