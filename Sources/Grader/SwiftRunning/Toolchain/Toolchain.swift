import Course
package import Grading
import Platform

/// A Swift compiler with its tools, found without being started.
package struct Toolchain: Hashable, Sendable {
  /// The `swiftc` in the folder; it is one program under several names, and this one counts.
  package let compiler: String
  /// The folder in which the compiler proper and the linker are.
  package let folder: String
  /// Identifies this toolchain, also among later ones in the same place.
  package let identity: String
  /// The folder with the system's modules and libraries, where a compiler has to be told of it.
  let kit: String?

  package var frontend: String { folder + "/swift-frontend" }
  package var linker: String { folder + "/ld.lld" }
  /// The C compiler of this toolchain, which knows where the system's libraries are.
  var clang: String { folder + "/clang" }
  var runtime: String { root + "/lib/swift/linux" }
  package var symbolizer: String { folder + "/llvm-symbolizer" }
  package var root: String { Self.parent(of: folder) }

  package static func find(environment: [String: String]) throws(SwiftFailure) -> Toolchain {
    guard let found = try path(environment) else {
      throw .unavailable(
        reason: .says("machine.compiler.missing"), advice: .says("machine.compiler.missing.advice"))
    }
    let beside = parent(of: found)
    let kit = kit(environment)
    if let toolchain = Toolchain(folder: beside, kit: kit) { return toolchain }
    // A version manager's proxy stands in PATH; it knows where the real one is.
    let folder = try folder(asking: found, environment)
    guard let toolchain = Toolchain(folder: folder, kit: kit) else {
      throw .unavailable(
        reason: .says("machine.compiler.incomplete", ["file": found]),
        advice: .says("machine.compiler.incomplete.advice"))
    }
    return toolchain
  }

  private init?(folder: String, kit: String?) {
    guard let facts = FileFacts(folder + "/swift-frontend") else { return nil }
    compiler = folder + "/swiftc"
    self.folder = folder
    self.kit = kit
    identity = "\(folder) \(facts.stamp)" + (kit.map { " \($0)" } ?? "")
  }

  /// On a Mac only the `swiftc` in `/usr/bin` finds the folder by itself, and the program starts
  /// the one of the toolchain.
  private static func kit(_ environment: [String: String]) -> String? {
    #if os(macOS)
      environment["SDKROOT"] ?? developerTool(["--sdk", "macosx", "--show-sdk-path"], environment)
    #else
      nil
    #endif
  }

  private static func path(_ environment: [String: String]) throws(SwiftFailure) -> String? {
    #if os(macOS)
      return developerTool(["--find", "swiftc"], environment).map { Folder.resolved($0) ?? $0 }
    #else
      for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.first == "/" {
        let path = String(folder) + "/swiftc"
        if access(path, X_OK) == 0 { return Folder.resolved(path) ?? path }
      }
      return nil
    #endif
  }

  #if os(macOS)
    /// The first line that `xcrun` prints; after an update of Xcode it takes some seconds.
    private static func developerTool(
      _ arguments: [String], _ environment: [String: String]
    ) -> String? {
      let result = try? ChildProcess.run(
        ChildCommand(
          "/usr/bin/xcrun", arguments, environment: environment,
          limits: Limits(wallClockSeconds: 60)))
      guard let result, result.ending == .exited(0) else { return nil }
      return String(decoding: result.output, as: UTF8.self).split(separator: "\n").first
        .map(String.init)
    }
  #endif

  /// The folder of the compiler that a proxy starts, from where that one keeps its libraries.
  private static func folder(
    asking compiler: String, _ environment: [String: String]
  ) throws(SwiftFailure) -> String {
    let question = ChildCommand(compiler, ["-print-target-info"], environment: environment)
    guard let result = try? ChildProcess.run(question) else {
      throw .unavailable(
        reason: .says("machine.compiler.notStarted", ["file": compiler]),
        advice: .says("machine.compiler.notStarted.advice"))
    }
    let text = String(decoding: result.output, as: UTF8.self)
    for line in text.split(separator: "\n") where line.contains("\"runtimeResourcePath\"") {
      let parts = line.split(separator: "\"")
      guard parts.count >= 4 else { continue }
      let libraries = String(parts[3])
      return parent(of: parent(of: Folder.resolved(libraries) ?? libraries)) + "/bin"
    }
    return parent(of: compiler)
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }
}

extension Toolchain {
  /// Starts the compiler to ask for its version, `Swift 6.3.1`.
  ///
  /// `nil` if it doesn't answer, as after half an installation.
  package func version() -> String? {
    let command = ChildCommand(
      compiler, ["--version"], environment: ["PATH": folder], limits: Limits(wallClockSeconds: 20))
    guard let told = try? ChildProcess.run(command), told.ending == .exited(0) else { return nil }
    let words = String(decoding: told.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "version"), index + 1 < words.count else { return nil }
    return "Swift \(words[index + 1])"
  }
}

/// Splits a printed command line into words, as a POSIX shell would.
///
/// Source: POSIX.1-2017, *Shell Command Language*, section 2.2.
enum ShellWords {
  static func words(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
