import Grader
import LayoutEngine
import Testing

@Suite("A learner's file, compiled and run")
struct SwiftAnswersTests {
  private let photoLeft = """
    import UIKit

    func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -30),
      ])
      note.heightAnchor.constraint(equalToConstant: 44)
    }
    """

  @Test("gives its constraints back, each with its line")
  func constraints() throws {
    let run = try RealAnswers.run(photoLeft)
    let snapshot = try #require(run.snapshots.first)
    #expect(snapshot.items == LayoutSnapshot.photoAndNote.items)
    #expect(snapshot.constraints.map(\.line) == [5, 6])
    #expect(snapshot.made == 3)
    #expect(snapshot.inactiveLines == [8])
    #expect(
      snapshot.constraints.map(\.draft.constant) == [20, -30]
        && snapshot.constraints.map(\.draft.multiplier) == [1, 0.5])
  }
}
