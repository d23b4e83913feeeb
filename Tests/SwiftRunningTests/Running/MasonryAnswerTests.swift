import Grading
import LayoutEngine
import SwiftRunning
import TestRunners
import Testing

@Suite("A learner's file that imports Masonry")
struct MasonryAnswerTests {
  private func function(_ lines: String) -> String {
    "import Masonry\nfunc layOut(photo: UIImageView, note: UILabel, in view: UIView) {\n\(lines)\n}\n"
  }

  @Test("returns its constraints, each with the line of its chain")
  func lines() throws {
    let run = try RealAnswers.run(
      function(
        """
          photo.mas_makeConstraints { make in
            make.edges
              .equalTo(view).inset(10)
            make.top.left.offset(3)
            make.width.greaterThanOrEqualTo([note, 40]).priorityLow()
          }
          [note].mas_makeConstraints { make in
            _ = make.height
          }
        """))
    let snapshot = try #require(run.snapshots.first)
    #expect(snapshot.raised == nil)
    #expect(snapshot.constraints.map(\.line) == [5, 5, 5, 5, 6, 6, 7, 7, 9])
    #expect(snapshot.constraints.map(\.draft.constant) == [10, -10, 10, -10, 3, 3, 0, 40, 0])
    #expect(snapshot.made == 9)
    #expect(snapshot.inactiveLines.isEmpty)
  }

  @Test("has no inactive constraints after updating, remaking and uninstalling")
  func changes() throws {
    let run = try RealAnswers.run(
      function(
        """
          photo.mas_makeConstraints { $0.width.equalTo(10) }
          photo.mas_updateConstraints { $0.width.equalTo(20) }
          note.mas_makeConstraints { $0.edges.equalTo(view) }
          note.mas_remakeConstraints { $0.top.equalTo(view).offset(1) }
          let made = note.mas_makeConstraints { $0.left.equalTo(view) }
          made[0].uninstall()
        """))
    let snapshot = try #require(run.snapshots.first)
    #expect(snapshot.constraints.map(\.line) == [3, 6])
    #expect(snapshot.constraints.map(\.draft.constant) == [20, 1])
    #expect(snapshot.made == 2)
    #expect(snapshot.inactiveLines.isEmpty)
  }

  @Test(
    "gets the library's errors, with the line that caused them",
    arguments: [
      (
        "  photo.mas_makeConstraints {\n    $0.left.equalTo(view).equalTo(note)\n  }",
        "Redefinition of constraint relation", 4
      ),
      (
        "  photo.mas_makeConstraints {\n    $0.left.equalTo(view).top.offset(1)\n  }",
        "Attributes should be chained before defining the constraint relation", 4
      ),
      (
        "  let made = photo.mas_makeConstraints { $0.width.equalTo(1) }\n  made[0].dividedBy(2)",
        "Cannot modify constraint multiplier after it has been installed", 4
      ),
    ])
  func refusals(lines: String, reason: String, line: Int) throws {
    let raised = try #require(try RealAnswers.run(function(lines)).snapshots.first?.raised)
    #expect(raised.name == "NSInternalInconsistencyException")
    #expect(raised.reason == reason)
    #expect(raised.line == line)
  }

  @Test(
    "gets the compiler's errors for impossible constraints and for misspelt names",
    arguments: [
      (
        "make.top.equalTo(view.topAnchor)",
        "4:12 'equalTo' is unavailable: it takes a view, an attribute such as mas_left, a number, "
          + "or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo"
      ),
      (
        "make.size.greaterThanOrEqualTo(view.bounds.size)",
        "4:13 'greaterThanOrEqualTo' is unavailable: it takes a view, an attribute such as "
          + "mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs "
          + "mas_greaterThanOrEqualTo"
      ),
      (
        "make.top.equalTo(view.mas_tpo).offset(1)",
        "4:25 value of type 'UIView' has no member 'mas_tpo' (mas_top?)"
      ),
      (
        "make.left.equalTo(view).ofset(1)",
        "4:27 value of type 'MASConstraint' has no member 'ofset' (offset?)"
      ),
      (
        "make?.left.offset(1)",
        "4:7 cannot use optional chaining on non-optional value of type 'MASConstraintMaker'"
      ),
    ])
  func compiler(line: String, message: String) {
    let text = function("  photo.mas_makeConstraints { make in\n  \(line)\n  }")
    guard case .notCompiled(let messages) = RealAnswers.failure(text) else {
      Issue.record("compiled")
      return
    }
    let errors = messages.filter { $0.kind == .error }.map { message in
      let place = message.place.map { "\($0.line):\($0.column) " } ?? ""
      return place + English.text(message.text) + (message.suggestion.map { " (\($0)?)" } ?? "")
    }
    #expect(errors == [message])
    #expect(messages.allSatisfy { $0.kind == .error }, "\(messages)")
  }
}
