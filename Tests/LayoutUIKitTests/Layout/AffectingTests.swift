import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("The constraints that affect a layout")
struct AffectingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func texts(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [String] {
    view.constraintsAffectingLayout(for: axis).map { $0.description.withoutAddresses }
  }

  @Test("they are those from which place and size follow, though they name other views")
  func indirect() {
    let (red, blue, green) = (
      window.addFreeSubview(), window.addFreeSubview(), window.addFreeSubview()
    )
    let all = [
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      red.widthAnchor.constraint(equalToConstant: 50),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      blue.widthAnchor.constraint(equalTo: red.widthAnchor),
      green.leadingAnchor.constraint(equalTo: blue.trailingAnchor),
      green.widthAnchor.constraint(equalToConstant: 5),
      blue.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    NSLayoutConstraint.activate(all)
    #expect(blue.constraintsAffectingLayout(for: .horizontal) == Array(all[0...3]))
    #expect(red.constraintsAffectingLayout(for: .horizontal) == Array(all[0...1]))
  }

  @Test("those that UIKit makes itself are among them: of content, masks and the window")
  func system() {
    let label = window.addFreeSubview(UILabel())
    label.text = "Hi"
    let end = label.trailingAnchor.constraint(equalTo: window.trailingAnchor)
    end.isActive = true
    let found = label.constraintsAffectingLayout(for: .horizontal)
    #expect(found.first === end)
    #expect(
      found.map { $0.description.withoutAddresses } == [
        end.description.withoutAddresses,
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIWindow:0x.width == 320   "
          + "(active)>",
        "<NSContentSizeLayoutConstraint:0x UILabel:0x'Hi'.width == 17 Hug:250 "
          + "CompressionResistance:750   (active)>",
      ])
    #expect(found.last?.firstItem === label && found.last?.firstAttribute == .width)
    #expect(found.last?.isActive == true)

    let framed = UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7))
    window.addSubview(framed)
    #expect(
      texts(framed, .vertical) == [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minY == 5   (active, names: "
          + "'|':UIWindow:0x )>",
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 7   (active)>",
      ])
  }

  @Test("where nothing decides the view, they are those that name it")
  func open() {
    let red = window.addFreeSubview()
    let width = red.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    let top = red.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([width, top])
    #expect(red.constraintsAffectingLayout(for: .horizontal) == [width])
  }

  @Test("guides are asked in the same way")
  func guides() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    let ties = [
      guide.leftAnchor.constraint(equalTo: window.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(ties)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == ties)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal) == [])
  }

  @Test("exercising ambiguity shows another layout, then the first again")
  func exercised() {
    let red = window.addFreeSubview()
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      red.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor),
      red.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      red.topAnchor.constraint(equalTo: window.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let first = red.frame
    red.exerciseAmbiguityInLayout()
    let other = red.frame
    #expect(other != first && other.minX == 0 && (10...320).contains(other.width))
    red.exerciseAmbiguityInLayout()
    #expect(red.frame == first)
  }

  @Test("exercising does nothing to a view that isn't open, nor outside a window")
  func exercisedInVain() {
    let (red, blue) = (window.addFreeSubview(), window.addFreeSubview())
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      red.topAnchor.constraint(equalTo: window.topAnchor),
      red.widthAnchor.constraint(equalToConstant: 7),
      red.heightAnchor.constraint(equalToConstant: 7),
      blue.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
    ])
    window.layoutIfNeeded()
    let frames = [red.frame, blue.frame]
    red.exerciseAmbiguityInLayout()
    #expect([red.frame, blue.frame] == frames)
    #expect(blue.hasAmbiguousLayout && !red.hasAmbiguousLayout)
    let root = UIView(width: 50, height: 50)
    let loose = root.addFreeSubview()
    root.layoutIfNeeded()
    loose.exerciseAmbiguityInLayout()
    #expect(loose.frame == .zero && !loose.hasAmbiguousLayout)
  }
}
