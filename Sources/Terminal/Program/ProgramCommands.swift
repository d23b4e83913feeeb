import Course

extension CommandTable {
  /// The table of a program; each also understands the commands of both.
  ///
  /// `lessons` lists all commands, because it hands over those of `lessons-teach`.
  init(of program: ProgramName, _ commands: [CommandSpec]) {
    let isTeaching = program == .teaching
    self.init(
      program: program.rawValue, version: ProgramVersion.current,
      summary: isTeaching ? .says("help.teaching") : .says("help.lessons"),
      details: isTeaching ? .says("help.teaching.details") : .says("help.lessons.details"),
      commands: commands + Self.both,
      globalOptions: [
        .init("course", placeholder: "folder", help: .says("help.course")),
        .init("plain", help: .says("help.plain")),
        .init("ascii", help: .says("help.ascii")),
        .init("json", help: .says("help.json")),
      ])
    handsOver = isTeaching
  }

  /// The commands of `lessons-teach`, which carries them out.
  package static let teaching: [CommandSpec] = [
    CommandSpec(
      "present", summary: .says("help.present"), details: .says("help.present.details"),
      positionals: [.init("lesson", .optional, help: .says("help.present.lesson"))]),
    CommandSpec(
      "book", summary: .says("help.book"), details: .says("help.book.details"),
      positionals: [.init("folder", .optional, help: .says("help.book.folder"))],
      options: [
        .init("lessons", placeholder: "list", help: .says("help.book.lessons")),
        .init("static", help: .says("help.book.static")),
        .init("without-solutions", help: .says("help.book.withoutSolutions")),
      ]),
    CommandSpec(
      "grade", summary: .says("help.grade"),
      details: .says("help.grade.details"),
      positionals: [.init("submissions", .optional, help: .says("help.grade.submissions"))],
      options: [
        .init("roster", placeholder: "file", help: HelpSentence.classRoster),
        .init("id", placeholder: "heading", help: HelpSentence.rosterID),
        .init("exercises", placeholder: "list", help: HelpSentence.exerciseList),
        .init("policy", placeholder: "file", help: .says("help.grade.policy")),
        .init("overrides", placeholder: "file", help: .says("help.grade.overrides")),
        .init("blanks", placeholder: "rule", help: .says("help.grade.blanks")),
        .init("out", placeholder: "folder", help: .says("help.grade.out")),
        .init("title", placeholder: "text", help: .says("help.grade.title")),
        .init("seed", placeholder: "secret", help: .says("help.grade.seed")),
        .init("export", placeholder: "list", help: .says("help.grade.export")),
        .init("worksheet", placeholder: "file", help: .says("help.grade.worksheet")),
        .init("jobs", placeholder: "number", help: .says("help.grade.jobs")),
        .init("learner", placeholder: "name", help: .says("help.grade.learner")),
        .init("shard", placeholder: "part", help: .says("help.grade.shard")),
        .init("merge", placeholder: "folders", help: .says("help.grade.merge")),
        .trust,
      ]),
    CommandSpec(
      "hand-out", summary: .says("help.handOut"),
      details: .says("help.handOut.details"),
      options: [
        .init("seed", placeholder: "secret", help: .says("help.handOut.seed")),
        .init("roster", placeholder: "file", help: HelpSentence.classRoster),
        .init("id", placeholder: "heading", help: HelpSentence.rosterID),
        .init("exercises", placeholder: "list", help: HelpSentence.exerciseList),
        .init("out", placeholder: "folder", help: .says("help.handOut.out")),
      ]),
    CommandSpec(
      "dev check", summary: .says("help.devCheck"),
      details: .says("help.devCheck.details"),
      options: [
        .init("seeds", placeholder: "number", help: .says("help.devCheck.seeds")),
        .init("redraw", help: .says("help.devCheck.redraw")),
        .init("mutants", help: .says("help.devCheck.mutants")),
        .trust,
      ]),
    CommandSpec(
      "dev new", summary: .says("help.devNew"),
      details: .says("help.devNew.details"),
      positionals: [
        .init("kind", help: .says("help.devNew.kind")),
        .init("name", help: .says("help.devNew.name")),
      ]),
  ]

  /// What each program carries out itself.
  static let both: [CommandSpec] = [
    CommandSpec(
      "completions", summary: .says("help.completions"),
      positionals: [.init("shell", help: .says("help.completions.shell"))]),
    CommandSpec("man", summary: .says("help.man")),
  ]
}

extension CommandSpec.Option {
  /// All rows of a page that is cut to a screen.
  package static let whole = Self("all", help: .says("help.all"))
  /// Runs Swift without a full jail.
  package static let trust = Self("trust", help: .says("help.trust"))
}
