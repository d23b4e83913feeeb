import ClassGrading
import Testing

@Suite("The name of a folder or file of submissions")
struct SubmissionLabelTests {
  @Test(
    "gives the learner's part, the system's number and the file's own name",
    arguments: [
      ("Ana López_12_assignsubmission_file_", "Ana López", "12", nil),
      ("Ana_López_12_assignsubmission_file_a_b.layout", "Ana_López", "12", "a_b.layout"),
      ("Participant_12_assignsubmission_onlinetext_", "Participant", "12", nil),
      ("doejane_67_890_flip-around.layout", "doejane", "67", "flip-around.layout"),
      ("doejane_LATE_67_890_a_1_2.layout", "doejane", "67", "a_1_2.layout"),
      ("ana.lopez", "ana.lopez", nil, nil),
      ("doejane_67_turn.layout", "doejane_67_turn.layout", nil, nil),
      ("_assignsubmission_file_", "_assignsubmission_file_", nil, nil),
    ] as [(String, String, String?, String?)])
  func parts(name: String, person: String, number: String?, file: String?) {
    let label = SubmissionLabel(name)
    #expect(label.person == person)
    #expect(label.systemID == number)
    #expect(label.fileName == file)
  }
}
