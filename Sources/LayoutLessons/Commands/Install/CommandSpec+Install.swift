extension CommandSpec {
  /// `lessons install`.
  static let install = CommandSpec(
    "install", summary: "Install this program with its course, so that you can call it anywhere.",
    details: """
      The program, its course and the sources that answers in Swift need go below the folder \
      PREFIX; ~/.local if left out. An older installation is replaced at once, or stays as it is \
      when something goes wrong. Nothing that something else put there is overwritten, and \
      --uninstall removes nothing else. A debug build suits one learner; install a release build to \
      grade a class.
      """,
    positionals: [
      .init("prefix", .optional, help: "The folder that holds bin, lib and share.")
    ],
    options: [.init("uninstall", help: "Remove what `lessons install` put there.")])
}
