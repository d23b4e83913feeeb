import Course
import Grading
import LayoutEngine
import SwiftRunning
import Testing

@Suite("The steps of a learner's file on the way to its layout")
struct TraceTests {
  private func traces(
    _ text: String, then sequel: SwiftSequel? = nil, times: Int...
  ) throws -> [SnapshotTrace] {
    let cases = times.map { times in
      var snapshot = LayoutSnapshot.photoAndNote
      snapshot.times = times
      return snapshot
    }
    return try RealAnswers.run(text, then: sequel, cases: cases).snapshots.map(\.trace)
  }

  private static let corners = """
    import UIKit
    var near: NSLayoutConstraint?
    var far: NSLayoutConstraint?
    func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
      near = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      far = photo.trailingAnchor.constraint(equalTo: view.trailingAnchor)
      near?.isActive = true
      photo.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    func move() {
      change()
    }
    func change() {
      far?.isActive = true
      near?.isActive = false
    }

    """
  private static let move = SwiftSequel.function(name: "move", parameters: [])

  @Test(
    "a conflict on the way is reported with the line that activates, and its constraints' lines")
  func conflict() throws {
    let traces = try traces(Self.corners, then: Self.move, times: 0, 1)
    #expect(traces.map { $0.conflict?.line } == [nil, 14])
    #expect(traces.last?.conflict?.constraints.map(\.line) == [5, 8, 6])
    #expect(traces.last?.conflict?.callers == [])
    let right = Self.corners.replacing("far?.isActive = true", with: "near?.isActive = false")
      .replacing("near?.isActive = false\n}", with: "far?.isActive = true\n}")
    #expect(try self.traces(right, then: Self.move, times: 1).map(\.conflict) == [nil])
  }

  @Test(
    "a call by hand is reported with the line that calls, and not with those of the method",
    arguments: [("updateConstraints", 13), ("layoutSubviews", 13)])
  func byHand(method: String, line: Int) throws {
    let text = """
      import UIKit
      class Asked: UIView {
        override func updateConstraints() {
          super.updateConstraints()
        }
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
        let asked = Asked()
        view.addSubview(asked)
        asked.\(method)()
        photo.widthAnchor.constraint(equalToConstant: 40).isActive = true
      }

      """
    let called = try traces(text, times: 0)
    #expect(called.map(\.call) == [SnapshotTrace.Event(method: method, line: line)])
    let quiet = text.replacing("asked.\(method)()", with: "asked.setNeedsLayout()")
    #expect(try traces(quiet, times: 0).map(\.call) == [nil])
  }

  @Test("600 constraints that are activated one by one take no longer than their layout")
  func many() throws {
    let text = """
      import UIKit
      func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
        for index in 0..<300 {
          let bound = photo.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(400 + index))
          bound.isActive = true
          note.widthAnchor.constraint(equalToConstant: 50).isActive = index == 0
          bound.isActive = index % 2 == 0
        }
      }

      """
    let trace = try #require(try traces(text, times: 0).first)
    #expect(trace.counts[.activation] == 301)
    #expect(trace.counts[.deactivation] == 150)
    #expect(trace.conflict == nil)
  }
}
