import Course

extension CommandSpec {
  /// `lessons hand-out`.
  static let handOut = CommandSpec(
    "hand-out", summary: HelpSentence.says("help.handOut"),
    details: HelpSentence.says("help.handOut.details"),
    options: [
      .init("seed", placeholder: "secret", help: HelpSentence.says("help.handOut.seed")),
      .init("roster", placeholder: "file", help: HelpSentence.classRoster),
      .init("id", placeholder: "heading", help: HelpSentence.rosterID),
      .init("exercises", placeholder: "list", help: HelpSentence.exerciseList),
      .init("out", placeholder: "folder", help: HelpSentence.says("help.handOut.out")),
    ])
}
