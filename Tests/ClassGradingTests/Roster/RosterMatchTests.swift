import ClassGrading
import Testing

@Suite("Roster: the learner to whom a folder or file belongs")
struct RosterMatchTests {
  private static let text = """
    Student,ID,SIS User ID,SIS Login ID,Email,Section
    "López, José María",701,u1,jlopez,jose@uni.edu,A
    "Li, Wei",702,u2,wei-li,w.li@uni.edu,A
    "Li, An",703,u3,li,an@uni.edu,B
    "O'Neil, Cy",704,u4,cy,cy@uni.edu,B
    "李雷",705,u5,leilei,ll@uni.edu,B
    "Li, Wei",706,u6,wei2,wei2@uni.edu,B
    """

  private func match(_ name: String, assignment: String? = nil) throws -> Roster.Match {
    let roster = try Roster.read(Self.text, path: "roster.csv")
    return roster.match(SubmissionLabel(name, assignment: assignment))
  }

  @Test(
    "is found by id, username, address or name, with any capitals and any spelling of accents",
    arguments: [
      ("u1", 0), ("U1/", 0), ("JLOPEZ", 0), ("jose@uni.edu", 0), ("jose", 0), ("701", 0),
      ("José María López", 0), ("JOSE\u{301} MARI\u{301}A LO\u{301}PEZ", 0),
      ("López, José María", 0), ("López José_María", 0), ("Cy O'Neil", 3), ("cyoneil", 3),
      ("李雷", 4), ("w.li", 1),
    ])
  func plain(name: String, index: Int) throws {
    #expect(try match(name) == .learner(index))
  }

  @Test(
    "is several learners where ids or names are joined, and nobody where one of them is unknown",
    arguments: [
      ("u1+u4", .together([0, 3])), ("Cy O'Neil & jose@uni.edu", .together([0, 3])),
      ("u1 + nobody", .partlyUnknown([0])), ("u1+u1", .unknown), ("C++", .unknown),
    ] as [(String, Roster.Match)])
  func together(name: String, wanted: Roster.Match) throws {
    #expect(try match(name) == wanted)
  }

  @Test("is the group's learners where the roster has a column for it")
  func groups() throws {
    let text = "id,name,group\n1,Ana,red\n2,Bo,Blue team\n3,Cy,red\n4,Di,\n"
    let roster = try Roster.read(text, path: "roster.csv")
    #expect(roster.match(SubmissionLabel("Red")) == .together([0, 2]))
    #expect(roster.match(SubmissionLabel("Blue team_77_assignsubmission_file_")) == .learner(1))
    #expect(roster.match(SubmissionLabel("green")) == .unknown)
  }

  @Test("is found by the name of the folder that hand-out makes")
  func handedOut() throws {
    let roster = try Roster.read("email,name\nana@x.edu,Ana\nbo@x.edu,Bo\n", path: "roster.csv")
    let folder = roster.learners[1].fileName
    #expect(folder != "bo@x.edu" && roster.match(SubmissionLabel(folder)) == .learner(1))
  }

  @Test("is unclear where one learner's username begins another's address")
  func usernameAndAddress() throws {
    let text = "id,username,name,email\n1,alex,Alexandra,ad@x.edu\n2,aroe,Alex Roe,alex@x.edu\n"
    let roster = try Roster.read(text, path: "roster.csv")
    #expect(roster.match(SubmissionLabel("alex")) == .unclear([0, 1]))
    #expect(roster.match(SubmissionLabel("aroe")) == .learner(1))
  }

  @Test(
    "is read from the names that Moodle gives",
    arguments: [
      ("Cy ONeil_704_assignsubmission_file_", 3), ("An Li_999_assignsubmission_file", 2),
      ("Wei Li_702_assignsubmission_onlinetext_", 1),
      ("Group B-An Li_999_assignsubmission_file_flip-around.layout", 2),
      ("Participant_703_assignsubmission_file_", 2),
    ])
  func moodle(name: String, index: Int) throws {
    #expect(try match(name) == .learner(index))
  }

  @Test(
    "is read from the names that Canvas gives",
    arguments: [
      ("lopezjosemaria_LATE_701_9001_flip-around-1.layout", 0),
      ("lópezjosémaría_999_9001_flip-around.layout", 0),
      ("liwei_706_9001_a.layout", 5), ("oneilcy_704_1_my_file_2.swift", 3),
    ])
  func canvas(name: String, index: Int) throws {
    #expect(try match(name) == .learner(index))
  }

  @Test("is found by the username after an assignment's name")
  func classroom() throws {
    #expect(try match("hw1-jlopez") == .learner(0))
    #expect(try match("hw1-li") == .learner(2))
    #expect(try match("hw1-wei-li") == .unclear([1, 2]))
    #expect(try match("hw1-wei-li", assignment: "hw1") == .learner(1))
  }

  @Test(
    "is found by the username if most of the class have the same text before it",
    arguments: [
      (["hw-1-jlopez", "hw-1-li"], "hw-1"), (["hw1-wei-li", "hw1-cy", "stray", "x-y"], "hw1"),
      (["hw1-jlopez", "hw1-nobody"], nil), (["jlopez", "li"], nil), ([], nil),
      (["-jlopez", "-li"], nil), (["a-cy", "b-cy", "a-li", "b-li"], "a"),
    ] as [([String], String?)])
  func assignment(names: [String], assignment: String?) throws {
    let roster = try Roster.read(Self.text, path: "roster.csv")
    #expect(roster.assignment(of: names) == assignment)
  }

  @Test("is found by the whole id, although all ids begin alike")
  func commonBeginning() throws {
    let roster = try Roster.read("id,name\nclass-1,Ana\nclass-2,Bo\n", path: "roster.csv")
    #expect(roster.match(SubmissionLabel("class-2", assignment: "class")) == .learner(1))
  }

  @Test(
    "is unknown if nothing names a learner",
    arguments: ["", "..", "nobody", "🦊", "-", "_", "\u{0}", "solutions", "999"])
  func unknown(name: String) throws {
    #expect(try match(name) == .unknown)
  }

  @Test("is never guessed between two, nor if number and name belong to different people")
  func unclear() throws {
    #expect(try match("Wei Li") == .unclear([1, 5]))
    #expect(try match("liwei_999_9001_a.layout") == .unclear([1, 5]))
    #expect(try match("Cy ONeil_703_assignsubmission_file_") == .unclear([2, 3]))
  }

  @Test("can be found by a second username")
  func otherUsername() throws {
    let roster = try Roster.read("username,github_username\nana,octo-ana\n", path: "r.csv")
    #expect(roster.match(SubmissionLabel("hw1-octo-ana")) == .learner(0))
  }
}
