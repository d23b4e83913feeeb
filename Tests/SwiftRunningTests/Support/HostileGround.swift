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

/// What a hostile answer is after: files of others, with a secret in each, made for one test.
struct HostileGround {
  /// What hostile programs are written for, and what stands for it in a test.
  private static let written = "/tmp/lessons-hostile"

  private let name = "hostile-\(UUID().uuidString)"
  /// What nobody may read; it is in every file, and in our environment.
  static let secret = "secret-\(UUID().uuidString)"
  private let folder: String
  /// Where the hostile answer itself is handed in.
  private var own: String { "\(folder)-own" }
  /// Where another answer is being compiled at this moment.
  private var atWork: String { [RealAnswers.cache.path, "work", name].joined(separator: "/") }
  /// Another learner's folder, and what others have in the cache: at work, and among results.
  private let places: [String]
  /// What is in each file before anything is run.
  private let before: [String: String]

  init() throws {
    folder = URL(filePath: "/tmp").appending(path: name).path()
    let cache = RealAnswers.cache.path
    let atWork = [cache, "work", name].joined(separator: "/")
    places = [folder, atWork, "\(cache)/results/\(name)"]
    setenv("LESSONS_SECRET", Self.secret, 1)
    let files = [
      "\(folder)/learner/other.swift", "\(folder)/learner/progress.json",
      "\(atWork)/other.swift", "\(cache)/results/\(name)",
    ]
    for file in files {
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.secret.write(toFile: file, atomically: true, encoding: .utf8)
    }
    before = Self.contents(of: places)
    try #require(before.count == files.count)
  }

  /// Where a learner of a class hands in.
  func classFolder(_ name: String) -> String { "\(own)/\(name)" }

  /// Hands an answer in, from a folder of its own.
  ///
  /// - Returns: The folder.
  func submit(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try text.write(toFile: "\(own)/a-box.swift", atomically: false, encoding: .utf8)
    return own
  }

  /// Takes everything away at the end of a test.
  func remove() {
    for place in places + [own] { try? FileManager.default.removeItem(atPath: place) }
  }

  /// A program that goes for what is here.
  func aimed(_ text: String) -> String {
    let cache = RealAnswers.cache.path
    return
      text
      .replacing("\(Self.written)/at-work", with: atWork)
      .replacing("\(Self.written)/cache/results/other", with: "\(cache)/results/\(name)")
      .replacing("/written\"", with: "/\(name)-written\"")
      .replacing("\(Self.written)/cache", with: cache)
      .replacing(Self.written, with: folder)
  }

  /// What is no longer as it was, and what is there that wasn't.
  var damage: [String] {
    let after = Self.contents(of: places)
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let cache = RealAnswers.cache.path
    let parts = ["work", "results", "modules", ""].map { "\(cache)/\($0)" }
    let made = (parts + [folder, "/tmp", "/dev/shm", "/var/tmp"])
      .map { "\($0)/\(name)-written" }.filter { FileManager.default.fileExists(atPath: $0) }
    return (changed + made).sorted()
  }

  private static func contents(of places: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for place in places {
      let below = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
      for path in [place] + below.map({ "\(place)/\($0)" }) {
        found[path] = try? String(contentsOfFile: path, encoding: .utf8)
      }
    }
    return found
  }
}
