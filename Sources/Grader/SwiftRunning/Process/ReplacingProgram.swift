import Platform

package enum ReplacingProgram {
  /// Lets a program take this one's place, with its streams and its folder; comes back only if it
  /// can't be run.
  package static func become(
    _ file: String, _ words: [String], environment: [String: String]
  ) {
    // What is ignored here would be ignored there, too.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_DFL) }
    var arguments = words.map { strdup($0) } + [nil]
    var values = Spawning.settings(environment).map { strdup($0) } + [nil]
    defer { for text in arguments + values { free(text) } }
    _ = execve(file, &arguments, &values)
  }
}
