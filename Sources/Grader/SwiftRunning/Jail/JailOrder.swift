import Platform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `lessons __jail` is told to do: it travels as JSON in its only argument.
package struct JailOrder: Hashable, Codable, Sendable {
  package static let command = "__jail"
  /// Where the jailer says what went wrong; the program in the jail never has it.
  package static let errorDescriptor: Int32 = 4
  /// In bytes.
  static let longestError = 4096

  var kind: JailProfile.Kind
  var level: JailLevel
  /// The process that must still be there when the program starts.
  var parent: Int
  var limits: Limits
  var readable: [String]
  var writable: [String]
  /// Settings of the form `NAME=VALUE`.
  var environment: [String]
  var executable: String
  var toolArguments: [String]

  init(_ command: ChildCommand, in profile: JailProfile) {
    kind = profile.kind
    level = profile.level
    parent = Int(getpid())
    limits = command.limits
    readable = profile.readable
    writable = profile.writable
    environment = Spawning.settings(command.environment)
    executable = command.executable
    toolArguments = command.arguments
  }

  var arguments: [String] { [Self.command, JSONLine.text(self)] }

  /// Reads an order from the arguments that a jailer got, without the program's name.
  ///
  /// Refuses an order that lacks something, and numbers, paths and settings that can't be right.
  package init(reading arguments: [String]) throws(JailError) {
    guard arguments.first == Self.command, arguments.count == 2 else {
      throw .order(arguments.dropFirst().joined(separator: " "))
    }
    guard let order = try? JSONDecoder().decode(Self.self, from: Data(arguments[1].utf8)) else {
      throw .order(arguments[1])
    }
    self = order
    for number in [parent] + limits.numbers where number <= 0 { throw .order("\(number)") }
    for path in readable + writable + [executable] where !path.hasPrefix("/") {
      throw .order(path)
    }
    for setting in environment where !setting.dropFirst().contains("=") { throw .order(setting) }
  }
}

extension Limits {
  /// The limits that the kernel enforces.
  fileprivate var numbers: [Int] { [processorSeconds, addressSpace, fileSize, openFiles, stack] }
}

/// The hidden command `lessons __jail`: makes a jail around itself, then becomes the program.
package enum JailCommand {
  /// Whether these arguments, without the program's name, are an order for a jail.
  package static func isMeant(by arguments: [String]) -> Bool {
    arguments.first == JailOrder.command
  }

  /// Carries out an order; does not return if all goes well.
  ///
  /// The program is started with every ordered part of the jail, or not at all.
  ///
  /// - Parameter arguments: The arguments without the program's own name.
  /// - Returns: The status to exit with, 4; the error went to the starter, or else to
  ///   standard error.
  package static func run(_ arguments: [String]) -> Int32 {
    do throws(JailError) { try JailedStart.run(JailOrder(reading: arguments)) } catch {
      say("lessons \(JailOrder.command): \(error.text)")
    }
    return 4
  }

  private static func say(_ text: String) {
    let bytes = Array("\(text)\n".utf8.prefix(JailOrder.longestError))
    let written = bytes.withUnsafeBytes {
      write(JailOrder.errorDescriptor, $0.baseAddress, $0.count)
    }
    // Somebody typed the command by hand.
    guard written < 0 else { return }
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// Why a jail was not made; the program that should run in it was not started.
package enum JailError: Error, Hashable, Sendable {
  /// The orders cannot be read; the text is the one that is wrong.
  case order(String)
  /// The starter has ended meanwhile.
  case orphaned
  case step(String, Int32)
  case missing(String)

  /// What went wrong, in words for the process that started the jail.
  package var text: String {
    switch self {
    case .order(let word): "cannot read the order '\(word)'"
    case .orphaned: "whoever started this has gone away"
    case .step(let step, let number): "\(step): \(String(cString: strerror(number)))"
    case .missing(let part): "this machine has no \(part)"
    }
  }
}
