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

  /// The order to run a command in a jail that this process starts.
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

  /// The order as arguments, which ``init(reading:)`` reads back.
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
