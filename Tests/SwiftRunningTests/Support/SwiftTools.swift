import Foundation
import SwiftRunning

/// The Swift compiler of this machine, as the tests use it.
enum SwiftTools {
  /// Where `swiftc` is; found as a shell finds it.
  static let compiler: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = folders.map { "\($0)/swiftc" }
    return places.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swiftc"
  }()

  /// The folders of the libraries that a compiled program needs.
  static let libraries: [String] = {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeLibraryPaths: [String] }
      let paths: Paths
    }
    let told = try? ChildProcess.run(
      ChildCommand(
        compiler, ["-print-target-info"], environment: environment,
        limits: Limits(wallClockSeconds: 60)))
    let info = told.flatMap { try? JSONDecoder().decode(Info.self, from: Data($0.output)) }
    return info?.paths.runtimeLibraryPaths ?? []
  }()

  /// What a compiler of ours needs to find its parts.
  static let environment = ProcessInfo.processInfo.environment.filter {
    ["PATH", "HOME", "TMPDIR"].contains($0.key)
  }
}
