import Testing

@Suite("Results: the window among the members of a conflict")
struct MemberWindowTests {
  @Test("is told with the size that it has where they conflict")
  func size() throws {
    let learner = try Learner()
    _ = learner.run("show", "give-room")
    let run = learner.run("check", "give-room", "--json")
    #expect(run.output.contains("\"view.width, which is 320 in this window\""))
  }
}
