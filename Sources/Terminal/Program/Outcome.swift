/// What a command leaves behind: text for the two streams, and a status for the shell.
package struct Outcome: Sendable {
  package var output: [StyledText]
  package var errors: [StyledText]
  package var status: ExitStatus
  /// Whether it is long reading, for a pager where there is one.
  package var isPaged = false

  package init(output: [StyledText] = [], errors: [StyledText] = [], status: ExitStatus = .passed) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}
