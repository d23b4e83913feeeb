import ClassGrading
import Course
import TestRunners
import Testing

@Suite("A roster")
struct RosterTests {
  private func learners(_ text: String) throws -> [Learner] {
    try Roster.read(text, path: "roster.csv").learners
  }

  private func words(_ text: String) throws -> [String] {
    let strings = try TestCourse.load().strings
    return try Roster.read(text, path: "roster.csv").notices.map { strings.text($0.sentence) }
  }

  @Test(
    "knows its columns by their headings, in any order, with any capitals and signs",
    arguments: [
      "id,username,email,name,section\n7,ana,ana@uni.edu,Ana Li,B\n",
      "SECTION,Name,E-Mail,User_Name,Student ID\nB,Ana Li,ana@uni.edu,ana,7\n",
      "\u{FEFF}ID number;Last name;First name;Email address;Username;Group\r\n"
        + "7;Li;Ana;ana@uni.edu;ana;B\r\n",
      "student_id\tsortable name\tlogin\tEmail\tgroup\n7\tLi, Ana\tana\tana@uni.edu\tB\n",
    ])
  func headings(text: String) throws {
    #expect(
      try learners(text) == [
        Learner(
          key: "7", name: "Ana Li", idNumber: "7", username: "ana", email: "ana@uni.edu",
          section: "B")
      ])
  }

  @Test(
    "ignores empty cells after the last heading",
    arguments: ["id,name\n7,Ana Li,,\n", "id,name\n7,Ana Li, ,\t\n", "id,name,\n7,Ana Li,,,\n"])
  func surplus(text: String) throws {
    #expect(try learners(text) == [Learner(key: "7", name: "Ana Li", idNumber: "7")])
  }

  @Test("reads the grading worksheet that Moodle offers, named or blind")
  func moodle() throws {
    let named = """
      Identifier,Full name,Email address,Status,Grade
      Participant 12,Ana Li,ana@uni.edu,Submitted,
      ,,,,
      """
    #expect(
      try learners(named) == [
        Learner(
          key: "ana@uni.edu", name: "Ana Li", email: "ana@uni.edu", systemID: "Participant 12")
      ])
    #expect(
      try learners("Identifier,Status\nParticipant 12,Submitted\n")
        == [Learner(key: "Participant 12", systemID: "Participant 12")])
  }

  @Test("reads the rosters of GitHub Classroom, Classroom 50 and Gradescope")
  func others() throws {
    #expect(
      try learners("identifier,github_username,github_id,name\nana.li,anali,9,\"\"\n")
        == [Learner(key: "ana.li", name: "ana.li", idNumber: "ana.li", username: "anali")])
    #expect(
      try learners("username,first_name,last_name,email,section,github_id\nanali,Ana,Li,a@b,2,9\n")
        == [
          Learner(key: "anali", name: "Ana Li", username: "anali", email: "a@b", section: "2")
        ])
    #expect(
      try learners(
        "First Name,Last Name,SID,Email,Role\nAna,Li,7,a@b,Student\nBo,Xu,8,b@b,Instructor\n")
        == [Learner(key: "7", name: "Ana Li", idNumber: "7", email: "a@b")])
  }

  @Test("takes hostile names as they are, without control characters")
  func hostile() throws {
    let long = String(repeating: "n", count: 300)
    let text = """
      id,name
      1,=cmd()
      2,"Li, ""Ana"" B"
      3,🦊\u{202E}x
      4,"two
      lines"
      5,\u{0}\u{7}bell\u{FFFE}
      6,\(long)
      7,שלום
      """
    #expect(
      try learners(text).map(\.name)
        == ["=cmd()", "Li, \"Ana\" B", "🦊x", "two\nlines", "bell", long, "שלום"])
  }

  @Test("counts two rows that agree as one learner, and says so")
  func sameLearner() throws {
    let text = "id,name,email,section\n7,Ana Li,,A\n8,Bo Xu,b@b,A\n7,ANA LI,a@b,B\n"
    #expect(
      try learners(text) == [
        Learner(key: "7", name: "Ana Li", idNumber: "7", email: "a@b", section: "A"),
        Learner(key: "8", name: "Bo Xu", idNumber: "8", email: "b@b", section: "A"),
      ])
    #expect(
      try words(text)
        == ["ANA LI is on lines 2 and 4 of the roster. Both lines count as one learner."])
  }

  @Test("doesn't take dashes in empty columns for an id")
  func nothing() throws {
    let rows = "id,username,email,name\n-,ana,n/a,Ana\n-,bo,N/A,Bo\n–,cy,—,Cy\n"
    #expect(try learners(rows).map(\.key) == ["ana", "bo", "cy"])
    #expect(try words(rows).isEmpty)
  }

  @Test("takes a name of very many words in time linear to its length")
  func longName() throws {
    let name = String(repeating: "n ", count: 50_000) + "n"
    #expect(try learners("id,name\n7,\(name)\n").map(\.name) == [name])
  }

  @Test("keeps two rows that contradict each other apart, and gives no submission to either")
  func contradiction() throws {
    let text = "id,name\n7,Ana Li\n7,Bo Xu\n8,Cy\n"
    let roster = try Roster.read(text, path: "roster.csv")
    #expect(roster.learners.map(\.key) == ["7", "7 (row 3)", "8"])
    for label in ["7", "Ana Li", "Bo Xu"] {
      #expect(roster.match(SubmissionLabel(label)) == .unclear([0, 1]))
    }
    #expect(roster.match(SubmissionLabel("Cy")) == .learner(2))
    let notice =
      "Lines 2 and 3 of the roster name the same learner but say different things. Answers of Bo "
      + "Xu aren't assigned to either line. Correct one of the two lines."
    #expect(try words(text) == [notice, notice])
    #expect(roster.notices(about: 1).count == 1)
  }

  @Test("keeps two learners with the same name apart, even if nothing else differs")
  func sameName() throws {
    let roster = try Roster.read("name\nAna Li\nAna Li\n", path: "roster.csv")
    #expect(roster.learners.map(\.key) == ["Ana Li", "Ana Li (row 3)"])
    #expect(roster.match(SubmissionLabel("ana li")) == .unclear([0, 1]))
  }

  @Test("leaves out rows that name nobody, and those who teach, and says so")
  func leftOut() throws {
    #expect(
      try words("id,name,role\n7,Ana,\n,,student\n9,Bo,TA\n") == [
        "Line 3 of the roster names nobody, so it is skipped.",
        "Line 4 of the roster is skipped, because its role is TA.",
      ])
  }

  @Test(
    "says in which line a file isn't a roster, and what to do",
    arguments: [
      ("", "roster.csv:1:1: error: the file is empty: write a row of headings first"),
      (
        "id,name\n7,\"Ana\n",
        "roster.csv:2:3: error: this quote is never closed: end the cell with \", and "
          + "write each quote inside it twice"
      ),
      (
        "\nshoe,size\n1,2\n",
        "roster.csv:2:1: error: no column says who a row is about: give one of these headings to a "
          + "column: id, username, email, name"
      ),
      (
        "id,name\n\n",
        "roster.csv:1:1: error: no learner follows the headings: write a row for each learner"
      ),
      (
        "id,name,ID\n7,Ana,7\n",
        "roster.csv:1:9: error: two columns have the heading \"ID\": rename one of them"
      ),
      (
        "id,name\n7,Li, Ana\n",
        "roster.csv:2:6: error: this row has 3 cells, but there are 2 headings: put quotes around "
          + "a cell that contains a delimiter"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: CourseError.self) { try Roster.read(text, path: "roster.csv") }
    #expect(error.map(English.text) == message)
  }
}
