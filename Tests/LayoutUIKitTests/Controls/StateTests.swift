import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("The state of a control")
struct StateTests {
  /// A button that dims itself, as many apps have one.
  private final class Dimming: UIButton {
    var isBusy = false { didSet { setNeedsLayout() } }
    override var state: UIControl.State {
      isBusy ? super.state.union(.application) : super.state
    }
  }

  /// A view with a property that Apple's views don't have.
  private final class Player: UIView {
    enum State { case paused, playing }
    var state = State.paused
  }

  @Test("a subclass can tell another state, and the button shows what is set for it")
  func override() {
    let button = Dimming()
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .application)
    #expect(button.currentTitle == "Go")
    button.isBusy = true
    #expect(button.state == .application)
    #expect(button.currentTitle == "Wait")
    button.isSelected = true
    #expect(button.state == [.application, .selected])
    #expect(button.currentTitle == "Go")
  }

  @Test("a view that isn't a control may call a property of its own so, and is laid out as before")
  func ownProperty() {
    let player = Player(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    player.state = .playing
    #expect(player.state == .playing)
    #expect(player.numbers == [1, 2, 3, 4])
  }

  @Test("a button's styled title is shown in the state that it was set for")
  func styledTitle() {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Gone"), for: .selected)
    #expect(button.currentTitle == nil)
    button.isSelected = true
    #expect(button.currentTitle == "Gone")
  }
}
