import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Arguments: help is made from the table")
struct HelpTextTests {
  @Test("explains the program in 80 columns")
  func program() throws {
    expectRecorded(try sampleTable.helpText(english()).text, "HelpText/program")
  }

  @Test("explains the program in 40 columns")
  func narrowProgram() throws {
    expectRecorded(try sampleTable.helpText(columns: 40, english()).text, "HelpText/narrowProgram")
  }

  @Test("explains a command in 80 columns")
  func command() throws {
    expectRecorded(try sampleTable.helpText(for: "check", english()).text, "HelpText/command")
  }

  @Test("explains a command in 40 columns")
  func narrowCommand() throws {
    expectRecorded(
      try sampleTable.helpText(for: "grade", columns: 40, english()).text, "HelpText/narrowCommand")
  }

  @Test("lists the commands that share a first word")
  func group() throws {
    expectRecorded(try sampleTable.helpText(for: "dev", english()).text, "HelpText/group")
  }

  @Test(
    "stays within every width from 40 to 200, and within these limits",
    arguments: [nil, "check", "grade", "dev", "dev new"] as [String?])
  func width(command: String?) throws {
    let strings = try english()
    for columns in -1...202 {
      let help = sampleTable.helpText(for: command, columns: columns, strings)
      #expect(help.widthInColumns <= min(max(columns, 40), 200))
    }
    #expect(
      sampleTable.helpText(for: command, columns: 0, strings)
        == sampleTable.helpText(for: command, columns: 40, strings))
  }

  @Test("writes a manual page that roff can't misread")
  func manualPage() throws {
    let page = try sampleTable.manualPage(english())
    let start = """
      .TH LESSONS 1 "" "lessons 1.2"
      .SH NAME
      lessons \\- Learn Auto Layout in your terminal.
      .SH SYNOPSIS
      \\fBlessons\\fR <command> [options]
      .SH DESCRIPTION
      Exit status: 0 passed, 1 not yet.
      .PP
      \\&.layout files hold equations; C:\\etemp is a path.
      .SH COMMANDS
      .SS "next [options]"
      Show the lesson you are at.
      .TP
      \\fB\\-s, \\-\\-skip\\fR
      Move on without passing.
      .SS "check [<exercise>] [options]"
      Solve your answer and say what follows from it.
      .PP
      Without a name it\\(aqs the exercise you are at. The answer is read from your folder.
      .TP
      \\fB[<exercise>]\\fR
      Its name, like \\(aqinset\\-both\\-sides\\(aq.
      .TP
      \\fB\\-w, \\-\\-window <width>\\fR
      Solve for one width: 320 points.

      """
    let end = """
      .SH OPTIONS OF EVERY COMMAND
      .TP
      \\fB\\-\\-plain\\fR
      Words in place of drawings.
      .TP
      \\fB\\-\\-course <folder>\\fR
      The course to use.
      .TP
      \\fB\\-h, \\-\\-help\\fR
      Explain the command, and do nothing else.
      .TP
      \\fB\\-\\-version\\fR
      Print the program\\(aqs version.

      """
    #expect(String(page.prefix(start.count)) == start)
    #expect(String(page.suffix(end.count)) == end)
  }
}
