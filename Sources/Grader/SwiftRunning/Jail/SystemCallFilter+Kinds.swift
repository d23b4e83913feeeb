extension SystemCallFilter {
  /// Stands for "the process itself" in a filter made before the process; see ``innermost``.
  package static let processPlaceholder: UInt32 = 0x5e1f_5e1f

  /// The filter that the host's child puts on itself before any of the learner's code is there.
  ///
  /// The child writes its own process id over every operand that is ``processPlaceholder``: the
  /// last four bytes of a step, low byte first. `nil` where we know no system calls.
  package static var innermost: SystemCallFilter? {
    JailArchitecture.own.map { architecture in
      SystemCallFilter(FilterRules.run(process: processPlaceholder), on: architecture)
    }
  }

  /// The filter of a jail; `path` is the address of the path that may be executed.
  ///
  /// The address means nothing afterwards, and a wrong guess kills the process.
  init(
    _ kind: JailProfile.Kind, on architecture: JailArchitecture, process: UInt32, path: UInt64
  ) {
    let start = FilterRule.allow(.execve, if: .isWord(path, argument: 0))
    let rules =
      switch kind {
      case .compile: FilterRules.compile(process: process)
      case .host: FilterRules.host
      case .run: FilterRules.run(process: process)
      }
    self.init(rules + [start], on: architecture)
  }
}
