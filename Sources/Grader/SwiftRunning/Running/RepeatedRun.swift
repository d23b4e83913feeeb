import Course
import Grading
import LayoutEngine

/// Finds out what caused an unclear failure: the answer or the machine.
///
/// Nothing that an answer prints decides it. The answer runs again with nothing beside it, each
/// time after a small one of ours, which needs what every answer needs. If ours fails too, the
/// machine is short of something. What the answer does each time while ours runs well is the
/// answer's own doing, so that no answer can make itself impossible to grade.
struct RepeatedRun {
  private static let rounds = 2

  private static let given = LayoutSnapshot(
    window: Size(width: 320, height: 480),
    items: [
      SnapshotItem(
        Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))),
        className: "UIView"),
      SnapshotItem(Item("note", in: ItemID(index: 0)), className: "UIView"),
    ])

  let run: AnswerRun

  /// The layouts if the trouble was a passing one; throws the answer's own failure, or the machine's.
  func decide(
    _ answer: AnswerRun.Answer, _ failure: SwiftFailure
  ) throws(SwiftFailure) -> SwiftRun {
    var failure = failure
    try checkRoom()
    for _ in 0..<Self.rounds {
      try checkMachine()
      do throws(RunFailure) {
        return try run.layouts(of: answer)
      } catch {
        switch error {
        case .certain(let failure): throw failure
        case .doubtful(let again): failure = again
        }
      }
    }
    throw failure
  }

  /// Throws if the compiler may not write as much as it is allowed to: a larger answer than ours
  /// needs more room.
  private func checkRoom() throws(SwiftFailure) {
    guard let room = FreeRoom.bytes(in: run.cache.work), room < run.limits.compiling.fileSize
    else { return }
    throw .unavailable(
      reason: .says("machine.diskFull"),
      advice: .says("machine.diskFull.advice"))
  }

  private func checkMachine() throws(SwiftFailure) {
    let entry = SwiftEntry.function(
      name: "layOut", parameters: [SwiftParameter(label: "note", item: "note")])
    do throws(RunFailure) {
      _ = try run.layouts(
        of: AnswerRun.Answer(
          text: AnswerRecipe.sample, fileName: "sample.swift", glue: Glue(entry, given: Self.given),
          cases: [Self.given]))
    } catch {
      guard case .doubtful(.unavailable(let reason, let advice)) = error else {
        throw .unavailable(
          reason: .says("machine.short"),
          advice: .says("machine.short.advice"))
      }
      throw .unavailable(reason: reason, advice: advice)
    }
  }
}
