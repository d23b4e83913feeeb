import LayoutEngine
import ReferenceCases
import Testing

@Suite("Validity: what UIKit says")
struct RuntimeMessageTests {
  @Test(
    "a priority may change among optional ones only",
    arguments: [
      (1000.0, 250.0, "requiredPriorityMutated"), (250, 1000, "requiredPriorityMutated"),
      (999, 250, nil), (1000, 1000, nil), (250, 0, "priorityRange"), (1000, 1001, "priorityRange"),
    ] as [(Double, Double, String?)])
  func priorities(old: Double, new: Double, key: String?) {
    #expect(RuntimeMessage.changing(priority: old, to: new)?.key == key)
  }

  @Test("what is only the guide's rule UIKit has nothing against")
  func guideRule() {
    let draft = ValidityScene.draft(.top, .top, multiplier: 2)
    let violation = RuleSet.guide.violation(in: draft, scene: ValidityScene.scene)
    #expect(violation?.alias == "R3")
    #expect(violation?.runtimeMessage == nil)
  }

  @Test("what is written to the console is no exception")
  func console() {
    let message = RuntimeMessage.unsatisfiable(["<a>", "<b>"], broken: "<b>", hasMasks: false)
    #expect(message.exception == nil)
    #expect(!message.text.contains("Note:"))
    #expect(message.text.contains("(\n    \"<a>\",\n    \"<b>\"\n)\n\nWill attempt"))
    #expect(RuntimeMessage.invalidPairing.exception == .invalidArgument)
  }
}
