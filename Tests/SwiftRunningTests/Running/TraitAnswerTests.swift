import Grading
import LayoutEngine
import SwiftRunning
import Testing

@Suite("A learner's file in windows with other traits")
struct TraitAnswerTests {
  private static let text = RealAnswers.text(
    """
      for (index, label) in [UILabel(), UILabel()].enumerated() {
        label.text = "ten points"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = index == 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      let widths = [40, 80].map { photo.widthAnchor.constraint(equalToConstant: $0) }
      choose(among: widths, in: view)
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
        choose(among: widths, in: view)
      }
    """,
    before: """
      func choose(among widths: [NSLayoutConstraint], in view: UIView) {
        NSLayoutConstraint.deactivate(widths)
        widths[view.traitCollection.horizontalSizeClass == .regular ? 1 : 0].isActive = true
      }

      """)

  @Test("the first traits hold while it begins, and those of the case in the end")
  func traits() throws {
    let usual = LayoutSnapshot.Traits()
    let other = LayoutSnapshot.Traits(textSize: .accessibilityLarge, isWide: true)
    let cases = [(usual, usual), (usual, other), (other, usual), (other, other)].map {
      first, last in
      var snapshot = LayoutSnapshot.photoAndNote
      (snapshot.firstTraits, snapshot.traits) = (first, last)
      return snapshot
    }
    let snapshots = try RealAnswers.run(Self.text, cases: cases).snapshots
    let labels = snapshots.map { $0.items.filter { $0.given == nil }.map(\.item.intrinsic.width) }
    #expect(labels == [[85, 85], [165, 85], [85, 165], [165, 165]])
    let widths = snapshots.map { snapshot in
      snapshot.constraints.compactMap {
        $0.draft.first?.attribute == .width ? $0.draft.constant : nil
      }
    }
    #expect(widths == [[40], [80], [40], [80]])
  }
}
