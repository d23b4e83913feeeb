extension CommandSpec {
  /// `lessons hand-out`.
  static let handOut = CommandSpec(
    "hand-out", summary: "Make each learner's own copy of some exercises.",
    details: """
      Needs --roster, and a seed: a secret of at least 8 characters. Each learner gets a folder \
      with a page and a starter for each exercise. Where an exercise varies, names and numbers are \
      the learner's own, derived from the seed; `lessons grade` with the same seed and roster \
      derives them again. Every file is read back and proved to hold no answer. Nothing is \
      overwritten. Exit status 3 means that an exercise would give an answer away.
      """,
    options: [
      .init(
        "seed", placeholder: "secret",
        help: "What copies are derived from; LESSONS_SEED does the same unseen."),
      .init("roster", placeholder: "file", help: "Who is in the class: a CSV file."),
      .init(
        "exercises", placeholder: "list",
        help: "Ids of exercises or lessons, with commas; else all of the course."),
      .init("out", placeholder: "folder", help: "The copies' folder, hand-out if left out."),
    ])
}
