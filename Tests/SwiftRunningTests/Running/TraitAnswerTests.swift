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

  private struct Outcome: Equatable {
    /// How wide and high the answer's own labels want to be.
    var labels: [IntrinsicSize]
    var photo: Double?
  }

  private func outcomes(_ traits: [LayoutSnapshot.Traits], first: LayoutSnapshot.Traits) throws
    -> [Outcome]
  {
    let cases = traits.map { traits in
      var snapshot = LayoutSnapshot.photoAndNote
      (snapshot.traits, snapshot.firstTraits) = (traits, first)
      return snapshot
    }
    return try RealAnswers.run(Self.text, cases: cases).snapshots.map { snapshot in
      Outcome(
        labels: snapshot.items.filter { $0.given == nil }.map(\.item.intrinsic),
        photo: snapshot.constraints.last { $0.draft.first?.attribute == .width }?.draft.constant)
    }
  }

  private let usual = IntrinsicSize(width: 85, height: 61.0 / 3)
  private let large = IntrinsicSize(width: 165, height: 119.0 / 3)

  @Test("the first traits hold while it begins, and those of the case in the end")
  func traits() throws {
    let wideAndLarge = LayoutSnapshot.Traits(textSize: .accessibilityLarge, isWide: true)
    #expect(
      try outcomes([LayoutSnapshot.Traits(), wideAndLarge], first: LayoutSnapshot.Traits())
        == [
          Outcome(labels: [usual, usual], photo: 40), Outcome(labels: [large, usual], photo: 80),
        ])
    #expect(
      try outcomes([LayoutSnapshot.Traits(), wideAndLarge], first: wideAndLarge)
        == [
          Outcome(labels: [usual, large], photo: 40), Outcome(labels: [large, large], photo: 80),
        ])
  }
}
