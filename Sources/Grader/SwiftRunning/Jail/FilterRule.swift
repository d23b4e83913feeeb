/// What to do with one system call, if its arguments meet every condition.
///
/// Rules are read from the first to the last; a call whose conditions are not met goes on to the
/// next rule, and a call without a rule ends the process.
struct FilterRule: Hashable, Sendable {
  let call: SystemCall
  let conditions: [FilterCondition]
  let decision: FilterDecision

  static func allow(_ call: SystemCall, if conditions: FilterCondition...) -> Self {
    Self(call: call, conditions: conditions, decision: .allow)
  }

  /// Answers a call with an error, as a system would that does not have or permit it.
  static func refuse(
    _ call: SystemCall, _ error: Int32, if conditions: FilterCondition...
  ) -> Self {
    Self(call: call, conditions: conditions, decision: .refuse(error))
  }

  /// Steps that end with the decision, or go on behind themselves with the number reloaded.
  func steps(on architecture: JailArchitecture) -> [FilterInstruction] {
    guard let number = call.number(on: architecture) else { return [] }
    var steps = [FilterInstruction(code: FilterInstruction.decide, operand: decision.number)]
    for condition in conditions.reversed() {
      steps = condition.steps(orSkip: steps.count) + steps
    }
    let test = FilterInstruction(
      code: FilterInstruction.jumpIfEqual, whenFalse: UInt8(steps.count), operand: number)
    return [test] + steps + (conditions.isEmpty ? [] : [SystemCallFilter.loadNumber])
  }
}
