import LayoutLessons
import Terminal
import Testing

@Suite("Arguments: shells complete commands and options")
struct CompletionTests {
  static let everywhere = ["--plain", "--course", "--help", "--version"]

  @Test(
    "offers what may stand at the cursor",
    arguments: [
      ([""], ["next", "check", "grade", "dev", "help"]),
      ([], ["next", "check", "grade", "dev", "help"]),
      (["d"], ["dev"]), (["dev", ""], ["check", "new"]), (["dev", "n"], ["new"]),
      (["help", ""], ["next", "check", "grade", "dev", "help"]), (["help", "dev", "c"], ["check"]),
      (["-"], everywhere), (["next", "--"], ["--skip"] + everywhere),
      (["--plain", "check", "--w"], ["--window"]), (["dev", "check", "--m"], ["--mutants"]),
      (["check", ""], []), (["next", "x"], []), (["check", "--window", ""], []),
      (["--course", "-"], []), (["check", "--", "-"], []), (["zzz"], []),
    ])
  func words(typed: [String], offered: [String]) {
    #expect(sampleTable.completions(of: typed, nil) == offered)
  }

  @Test("explains each word behind a tab")
  func explanations() throws {
    let strings = try english()
    #expect(
      sampleTable.completions(of: ["dev", ""], strings) == [
        "check\tCheck the course itself.", "new\tStart a lesson.",
      ])
    #expect(sampleTable.completions(of: ["de"], strings) == ["dev\tdev check, dev new"])
    #expect(
      sampleTable.completions(of: ["check", "--w"], strings) == [
        "--window\tSolve for one width: 320 points."
      ])
  }

  @Test(
    "each script is for this program and asks it",
    arguments: [
      (Shell.bash, "complete -o default -F _lessons lessons\n"),
      (.zsh, "then _lessons\nelse compdef _lessons lessons; fi\n"),
      (.fish, "complete -c lessons -f -a '(__lessons_complete)'\n"),
    ])
  func scripts(shell: Shell, end: String) {
    let script = sampleTable.completionScript(for: shell)
    #expect(String(script.suffix(end.count)) == end)
    #expect(script.contains(" --complete "))
  }
}
