import ClassGrading
import Testing

@Suite("The names of a learner's files")
struct LearnerFileNameTests {
  @Test("are the key if it is plain")
  func plain() { #expect(Learner(key: "ana-2").fileName == "ana-2") }

  @Test(
    "contain only letters, digits and dashes, and are short, for any key",
    arguments: [
      "Ana", "../../etc/passwd", "a\nb", "=cmd()", "李雷", "", ".", "🦊", "-x-", "a/b",
      String(repeating: "n", count: 300), "ana.lopez@uni.edu",
    ])
  func safe(key: String) {
    let name = Learner(key: key).fileName
    #expect(!name.isEmpty && name.utf8.count <= 40)
    #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    #expect(name.first != "-")
  }

  @Test("differ where keys differ in capitals or signs")
  func different() {
    let keys = ["ana", "Ana", "ANA", "an.a", "an-a", "an a", "án-a", "ana-", "an--a"]
    #expect(Set(keys.map { Learner(key: $0).fileName }).count == keys.count)
  }
}
