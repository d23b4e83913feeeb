import Foundation

/// A change of a window's size, for what runs beside it: at once, as every animation here.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does what is to be animated with the change.
  func animate() {
    for step in animations { step(self) }
    animations = []
  }

  /// Tells that the change is over.
  func complete() {
    for step in completions { step(self) }
    completions = []
  }
}
