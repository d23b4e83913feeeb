//! exercise: quarter-and-more
//! kind: hostile
//! verdict: notCompiled
//! says: AnswerStage belongs to the program
//! sort: decoy
// Brings a stage of its own, which gives other views.
import UIKit

final class AnswerStage {
  static let current = AnswerStage()
  func given<Kind: UIView>(_ name: String, as kind: Kind.Type) -> Kind { kind.init(frame: .zero) }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {}
