import Grader
import Testing

@Suite("Mutants: a spoilt answer never passes, and is told what was done")
struct MutantProofTests {
  @Test("in the real course none passes wrongly, and most diagnoses name the change")
  func realCourse() throws {
    let report = try MutantProof(RealCourse.load()).report()
    #expect(report.errors.map(\.description) == [])
    #expect(report.diagnosable > 500)
    #expect(report.named * 100 >= report.diagnosable * 85)
    #expect(report.misnamed * 100 <= report.diagnosable * 2)
  }
}
