import Platform

extension JailOrder {
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
  var arguments: [String] {
    var words = [Self.command, "kind=\(kind.rawValue)", "level=\(level.rawValue)"]
    words += [
      "parent=\(parent)", "processor=\(limits.processorSeconds)", "memory=\(limits.addressSpace)",
      "file=\(limits.fileSize)", "files=\(limits.openFiles)", "stack=\(limits.stack)",
    ]
    words += readable.map { "read=\($0)" } + writable.map { "write=\($0)" }
    words += environment.map { "set=\($0)" }
    return words + ["--", executable] + toolArguments
  }
}
