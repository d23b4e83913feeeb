import Course

extension CommandTable {
  /// Every command of both programs: each understands what the other carries out.
  package static let all = of(.lessons)

  /// The commands of a program, in the order of its help text.
  ///
  /// `lessons` lists all, because it hands over those of `lessons-teach`.
  package static func of(_ program: ProgramName) -> CommandTable {
    let isTeaching = program == .teaching
    return CommandTable(
      program: program.rawValue, version: ProgramVersion.current,
      summary: isTeaching ? HelpSentence.says("help.teaching") : HelpSentence.says("help.lessons"),
      details: isTeaching
        ? HelpSentence.says("help.teaching.details") : HelpSentence.says("help.lessons.details"),
      commands: isTeaching ? teaching + both : learning + teaching + both,
      globalOptions: globalOptions)
  }

  /// The program that carries a command out; `nil` for what both do.
  package static func owner(of command: String?) -> ProgramName? {
    if both.contains(where: { $0.name == command }) { return nil }
    return teaching.contains { $0.name == command } ? .teaching : .lessons
  }

  private static let globalOptions: [CommandSpec.Option] = [
    .init("course", placeholder: "folder", help: HelpSentence.says("help.course")),
    .init("plain", help: HelpSentence.says("help.plain")),
    .init("ascii", help: HelpSentence.says("help.ascii")),
    .init("json", help: HelpSentence.says("help.json")),
  ]

  private static let whole = CommandSpec.Option("all", help: HelpSentence.all)
  private static let exercise = CommandSpec.Positional(
    "exercise", .optional, help: HelpSentence.answerDefault)
  private static let trust = CommandSpec.Option("trust", help: .says("help.trust"))

  private static let learning = [
    CommandSpec(
      "next", summary: HelpSentence.says("help.next"),
      details: HelpSentence.says("help.next.details"),
      positionals: [.init("exercise", .optional, help: HelpSentence.says("help.next.exercise"))],
      options: [.init("skip", help: HelpSentence.says("help.next.skip")), whole]),
    CommandSpec(
      "check", summary: HelpSentence.says("help.check"),
      details: HelpSentence.says("help.check.details"),
      positionals: [.init("answer", .optional, help: HelpSentence.says("help.check.answer"))],
      options: [
        .init("watch", help: HelpSentence.says("help.check.watch")),
        .init("format", placeholder: "compiler", help: HelpSentence.says("help.check.format")),
        whole, trust,
      ]),
    CommandSpec(
      "hint", summary: HelpSentence.says("help.hint"),
      positionals: [exercise]),
    CommandSpec(
      "show", summary: HelpSentence.says("help.show"),
      positionals: [.init("what", .optional, help: HelpSentence.says("help.show.what"))],
      options: [.init("why", help: HelpSentence.says("help.show.why")), whole]),
    CommandSpec(
      "list", summary: HelpSentence.says("help.list"), options: [whole]),
    CommandSpec(
      "solution", summary: HelpSentence.says("help.solution"),
      details: HelpSentence.says("help.solution.details"),
      positionals: [exercise]),
    CommandSpec(
      "reset", summary: HelpSentence.says("help.reset"),
      positionals: [exercise]),
    CommandSpec(
      "review", summary: HelpSentence.says("help.review"),
      details: HelpSentence.says("help.review.details"),
      positionals: [
        .init("answer", .optional, help: HelpSentence.says("help.review.answer"))
      ],
      options: [whole]),
    CommandSpec(
      "quiz", summary: HelpSentence.says("help.quiz"),
      details: HelpSentence.says("help.quiz.details"),
      options: [
        .init("before", help: HelpSentence.says("help.quiz.before")),
        .init("after", help: HelpSentence.says("help.quiz.after")),
      ]),
    CommandSpec(
      "init", summary: HelpSentence.says("help.init"),
      details: HelpSentence.says("help.init.details"),
      positionals: [.init("folder", help: HelpSentence.says("help.init.folder"))]),
    CommandSpec(
      "try", summary: HelpSentence.says("help.try"),
      details: HelpSentence.says("help.try.details"),
      positionals: [.init("equations", .repeating, help: HelpSentence.equations)],
      options: [
        .init("window", placeholder: "size", help: HelpSentence.says("help.try.window")),
        .init("direction", placeholder: "way", help: HelpSentence.direction),
        .init("rules", placeholder: "set", help: HelpSentence.rules),
        .init("shuffle", help: HelpSentence.says("help.try.shuffle")),
        .init("log", placeholder: "form", help: HelpSentence.says("help.try.log")),
      ]),
    CommandSpec(
      "draw", summary: HelpSentence.says("help.draw"),
      details: HelpSentence.says("help.draw.details"),
      positionals: [.init("what", .repeating, help: HelpSentence.says("help.draw.what"))],
      options: [
        .init("svg", help: HelpSentence.says("help.draw.svg")),
        .init("window", placeholder: "size", help: HelpSentence.says("help.draw.window")),
        .init("right-to-left", help: HelpSentence.says("help.draw.rightToLeft")),
        trust,
      ]),
    CommandSpec(
      "why", summary: HelpSentence.says("help.why"),
      details: HelpSentence.says("help.why.details"),
      positionals: [
        .init("anchor", help: HelpSentence.says("help.why.anchor")),
        .init("equations", .repeating, help: HelpSentence.equations),
      ],
      options: [
        .init("exercise", placeholder: "answer", help: HelpSentence.says("help.why.exercise")),
        .init("window", placeholder: "size", help: HelpSentence.says("help.why.window")),
        .init("direction", placeholder: "way", help: HelpSentence.direction),
        .init("times", placeholder: "number", help: HelpSentence.says("help.why.times")),
        .init("rules", placeholder: "set", help: HelpSentence.rules),
        trust,
      ]),
    CommandSpec(
      "explain", summary: HelpSentence.says("help.explain"),
      details: HelpSentence.says("help.explain.details"),
      positionals: [.init("file", .optional, help: HelpSentence.says("help.explain.file"))]),
    CommandSpec(
      "lsp", summary: HelpSentence.says("help.lsp"),
      details: HelpSentence.says("help.lsp.details"),
      options: [.init("swift", help: HelpSentence.says("help.lsp.swift"))]),
    CommandSpec(
      "install", summary: HelpSentence.says("help.install"),
      details: HelpSentence.says("help.install.details"),
      positionals: [.init("prefix", .optional, help: HelpSentence.says("help.install.prefix"))],
      options: [.init("uninstall", help: HelpSentence.says("help.install.uninstall"))]),
    CommandSpec(
      "doctor", summary: HelpSentence.says("help.doctor"),
      details: HelpSentence.says("help.doctor.details"),
      options: [.init("build", help: HelpSentence.says("help.doctor.build"))]),
  ]

  private static let teaching = [
    CommandSpec(
      "present", summary: HelpSentence.says("help.present"),
      details: HelpSentence.says("help.present.details"),
      positionals: [.init("lesson", .optional, help: HelpSentence.says("help.present.lesson"))]),
    CommandSpec(
      "grade", summary: HelpSentence.says("help.grade"),
      details: HelpSentence.says("help.grade.details"),
      positionals: [
        .init("submissions", .optional, help: HelpSentence.says("help.grade.submissions"))
      ],
      options: [
        .init("roster", placeholder: "file", help: HelpSentence.classRoster),
        .init("id", placeholder: "heading", help: HelpSentence.rosterID),
        .init("exercises", placeholder: "list", help: HelpSentence.exerciseList),
        .init("policy", placeholder: "file", help: HelpSentence.says("help.grade.policy")),
        .init("overrides", placeholder: "file", help: HelpSentence.says("help.grade.overrides")),
        .init("blanks", placeholder: "rule", help: HelpSentence.says("help.grade.blanks")),
        .init("out", placeholder: "folder", help: HelpSentence.says("help.grade.out")),
        .init("title", placeholder: "text", help: HelpSentence.says("help.grade.title")),
        .init("seed", placeholder: "secret", help: HelpSentence.says("help.grade.seed")),
        .init("export", placeholder: "list", help: HelpSentence.says("help.grade.export")),
        .init("worksheet", placeholder: "file", help: HelpSentence.says("help.grade.worksheet")),
        .init("jobs", placeholder: "number", help: HelpSentence.says("help.grade.jobs")),
        .init("learner", placeholder: "name", help: HelpSentence.says("help.grade.learner")),
        .init("shard", placeholder: "part", help: HelpSentence.says("help.grade.shard")),
        .init("merge", placeholder: "folders", help: HelpSentence.says("help.grade.merge")),
        trust,
      ]),
    CommandSpec(
      "hand-out", summary: HelpSentence.says("help.handOut"),
      details: HelpSentence.says("help.handOut.details"),
      options: [
        .init("seed", placeholder: "secret", help: HelpSentence.says("help.handOut.seed")),
        .init("roster", placeholder: "file", help: HelpSentence.classRoster),
        .init("id", placeholder: "heading", help: HelpSentence.rosterID),
        .init("exercises", placeholder: "list", help: HelpSentence.exerciseList),
        .init("out", placeholder: "folder", help: HelpSentence.says("help.handOut.out")),
      ]),
    CommandSpec(
      "dev check", summary: HelpSentence.says("help.devCheck"),
      details: HelpSentence.says("help.devCheck.details"),
      options: [
        .init("seeds", placeholder: "number", help: HelpSentence.says("help.devCheck.seeds")),
        .init("redraw", help: HelpSentence.says("help.devCheck.redraw")),
        .init("mutants", help: HelpSentence.says("help.devCheck.mutants")),
        trust,
      ]),
    CommandSpec(
      "dev new", summary: HelpSentence.says("help.devNew"),
      details: HelpSentence.says("help.devNew.details"),
      positionals: [
        .init("kind", help: HelpSentence.says("help.devNew.kind")),
        .init("name", help: HelpSentence.says("help.devNew.name")),
      ]),
  ]

  private static let both = [
    CommandSpec(
      "completions", summary: HelpSentence.says("help.completions"),
      positionals: [.init("shell", help: HelpSentence.says("help.completions.shell"))]),
    CommandSpec(
      "man", summary: HelpSentence.says("help.man")),
  ]
}
