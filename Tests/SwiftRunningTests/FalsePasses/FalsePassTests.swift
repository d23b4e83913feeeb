#if os(Linux)
  import TestRunners
  import Testing

  @Suite(
    "Programs that don't give the wanted layout, but seem to",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct FalsePassTests {
    /// Programs of a kind that seed 1 chooses, or all.
    private static func some(_ kind: FalsePass.Kind) -> [FalsePass] {
      let few = kind == .hostile ? 8 : 4
      return Sample.cases(few, of: FalsePass.all.filter { $0.kind == kind }, seed: 1)
    }

    /// Grades a program, and looks at its verdict and at its words.
    private func check(_ program: FalsePass) throws {
      let outcome = try program.outcome()
      let told = Comment(rawValue: "\(outcome.verdict): \(outcome.feedback)")
      #expect(program.verdicts.contains(outcome.verdict), told)
      #expect(!outcome.findings.contradictThemselves, told)
      guard !program.words.isEmpty else { return }
      #expect(program.words.contains { outcome.feedback.contains($0) }, told)
    }

    @Test(
      "no program that cheats passes, and the feedback names what is wrong: some by seed 1, or all",
      arguments: some(.hostile))
    func hostile(program: FalsePass) throws {
      #expect(!program.verdicts.contains("passed"))
      try check(program)
    }

    @Test(
      "no program that a beginner would write passes, and the feedback names what is wrong: some, or all",
      arguments: some(.innocent))
    func innocent(program: FalsePass) throws {
      #expect(!program.verdicts.contains("passed"))
      try check(program)
    }

    @Test(
      "right programs pass, in any superview and at any time: some by seed 1, or all",
      arguments: some(.right))
    func right(program: FalsePass) throws {
      #expect(program.verdicts == ["passed"])
      try check(program)
    }

    @Test(
      "the cases that the grader doesn't detect are listed",
      arguments: FalsePass.all.filter { $0.kind == .unpromised })
    func unpromised(program: FalsePass) throws { try check(program) }

    /// The sorts, each with the fewest programs that try it, wrong ones and right ones.
    private static let sorts = [
      "baselines": 4, "content": 11, "covered": 21, "decoy": 5, "different": 11, "endless": 5,
      "forged": 12, "found": 11, "framed": 15, "given": 9, "helpers": 7, "hidden": 16,
      "masonry": 6, "moved": 27, "numbers": 5, "outside": 7, "priority": 4, "raised": 8,
      "stacks": 12, "styles": 40, "superviews": 14, "timed": 27, "turned": 6, "window": 6,
    ]

    @Test("the collection has programs of every sort, for every kind of exercise")
    func collection() {
      let programs = FalsePass.all
      let kinds = Dictionary(grouping: programs, by: \.kind).mapValues(\.count)
      #expect(kinds[.hostile, default: 0] >= 95)
      #expect(kinds[.innocent, default: 0] >= 75)
      #expect(kinds[.right, default: 0] >= 90)
      for program in programs where program.kind == .hostile || program.kind == .innocent {
        #expect(!program.words.isEmpty, "\(program.name)")
      }
      let sorts = Dictionary(grouping: programs, by: \.sort).mapValues(\.count)
      #expect(Set(sorts.keys) == Set(Self.sorts.keys))
      for (sort, least) in Self.sorts { #expect(sorts[sort, default: 0] >= least, "\(sort)") }
      #expect(
        Set(programs.map(\.exercise)).isSuperset(of: [
          "under-the-bar", "by-code", "tile-and-badge", "tile-in-chains", "frame-that-leaps",
          "button-growing", "part-way", "made-and-lost", "shut-and-open", "right-corner",
          "quarter-and-more", "square-at-a-call", "the-sender-bends", "toast-moves-in",
        ]))
    }
  }
#endif
