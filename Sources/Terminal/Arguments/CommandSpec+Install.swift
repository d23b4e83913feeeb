import Course

extension CommandSpec {
  /// `lessons install`.
  static let install = CommandSpec(
    "install", summary: HelpSentence.says("help.install"),
    details: HelpSentence.says("help.install.details"),
    positionals: [.init("prefix", .optional, help: HelpSentence.says("help.install.prefix"))],
    options: [.init("uninstall", help: HelpSentence.says("help.install.uninstall"))])
}
