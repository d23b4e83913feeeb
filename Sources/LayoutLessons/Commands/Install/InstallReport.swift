import Terminal

/// `lessons install`: what was installed where.
struct InstallReport: Report {
  /// The path that a shell finds the program under.
  let program: String
  /// The teachers' program beside it; left out where it wasn't built.
  let teachingProgram: String?
  /// The folder of the course that was installed with it.
  let course: String
  let build: BuildKind
  /// Whether an older installation was replaced.
  let isUpdate: Bool
  /// What to add to a shell's settings; left out when the shell finds the program already.
  let pathLine: String?
  /// Another program of this name, which the shell finds first.
  let otherProgram: String?
  /// The files of an older installation that stay, because somebody changed them.
  let kept: [String]
}

/// `lessons install --uninstall`: what was removed.
struct UninstallReport: Report {
  let folder: String
  /// The files that stay, because somebody changed them.
  let kept: [String]
}
