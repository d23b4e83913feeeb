import LayoutUIKit
import Testing

@MainActor @Suite("Who is asked to update constraints")
struct OptInTests {
  let notes = Notes()
  let root = UIView(width: 100, height: 100)

  private func update() -> [String] {
    root.layoutIfNeeded()
    return notes.taken().filter { $0.hasPrefix("update") }
  }

  @Test("a view that would make the first constraint in updateConstraints isn't asked")
  func chickenAndEgg() {
    let egg = SelfTyingView("egg", notes)
    root.addSubview(egg)
    #expect(update() == [])
    egg.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(update() == [])
    #expect(egg.constraints.isEmpty && egg.needsUpdateConstraints())
  }

  @Test("a class that requires constraints has every view asked once, subviews first")
  func requiring() {
    let (box, other) = (NotedView("box", notes), NotedView("other", notes))
    let leaf = RequiringView("leaf", notes)
    box.addSubview(leaf)
    root.addSubview(box)
    root.addSubview(other)
    #expect(update() == ["update leaf", "update box", "update other"])
    #expect(update() == [])
  }

  @Test("the first constraint anywhere has every view asked, and so does a view that brings one")
  func firstConstraint() {
    let (egg, box) = (SelfTyingView("egg", notes), NotedView("box", notes))
    root.addSubview(egg)
    root.addSubview(box)
    #expect(update() == [])
    let tie = box.heightAnchor.constraint(equalToConstant: 5)
    tie.isActive = true
    #expect(update() == ["update egg", "update box"])
    #expect(egg.frame.width == 33)

    let (second, third) = (UIView(), NotedView("third", notes))
    second.addSubview(third)
    third.widthAnchor.constraint(equalToConstant: 1).isActive = true
    let later = NotedView("later", notes)
    root.addSubview(later)
    #expect(update() == ["update later"])
    root.addSubview(second)
    #expect(update() == ["update third"])
  }

  @Test("once constraints are on they stay on, though the last one goes")
  func staysOn() {
    let box = NotedView("box", notes)
    root.addSubview(box)
    let tie = box.heightAnchor.constraint(equalToConstant: 5)
    tie.isActive = true
    #expect(update() == ["update box"])
    tie.isActive = false
    box.setNeedsUpdateConstraints()
    #expect(update() == ["update box"])
  }

  @Test("a controller is asked though nobody uses constraints, its view is not")
  func controller() {
    let page = SelfTyingView("page", notes)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = NotedController(page, notes)
    window.makeKeyAndVisible()
    #expect(notes.taken().filter { $0.hasPrefix("update") } == ["updateViewConstraints"])
    page.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(notes.taken() == ["updateViewConstraints"])
    page.heightAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    page.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    #expect(notes.taken() == ["updateViewConstraints", "update page"])
  }

  @Test("several calls of setNeedsUpdateConstraints come to one of updateConstraints")
  func coalescing() {
    let box = RequiringView("box", notes)
    root.addSubview(box)
    #expect(box.needsUpdateConstraints())
    #expect(update() == ["update box"])
    #expect(!box.needsUpdateConstraints())
    for _ in 0..<3 { box.setNeedsUpdateConstraints() }
    #expect(box.needsUpdateConstraints())
    #expect(update() == ["update box"])
  }

  @Test("updateConstraintsIfNeeded asks below its receiver alone, and lays nothing out")
  func subtree() {
    let (box, other) = (RequiringView("box", notes), RequiringView("other", notes))
    let leaf = RequiringView("leaf", notes)
    box.addSubview(leaf)
    root.addSubview(box)
    root.addSubview(other)
    box.updateConstraintsIfNeeded()
    #expect(notes.taken() == ["update leaf", "update box"])
    #expect(update() == ["update other"])
  }

  @Test("a view asked for by another one's updateConstraints is asked before layout begins")
  func passedOn() {
    final class Asking: RequiringView {
      var other: UIView?
      override func updateConstraints() {
        other?.setNeedsUpdateConstraints()
        other = nil
        super.updateConstraints()
      }
    }
    let (first, second) = (RequiringView("first", notes), Asking("second", notes))
    second.other = first
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    #expect(
      notes.taken() == [
        "update first", "update second", "update first", "layout first 0", "layout second 0",
      ])
  }

  @Test("layoutIfNeeded inside updateConstraints lays out and doesn't ask the view once more")
  func inside() {
    final class Eager: RequiringView {
      override func updateConstraints() {
        if constraints.isEmpty { widthAnchor.constraint(equalToConstant: 40).isActive = true }
        superview?.layoutIfNeeded()
        super.updateConstraints()
      }
    }
    root.addSubview(Eager("eager", notes))
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout eager 40", "update eager"])
  }

  @Test("the fitting size is found with constraints that updateConstraints makes")
  func fitting() {
    final class Sized: RequiringView {
      override func updateConstraints() {
        if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 12).isActive = true }
        super.updateConstraints()
      }
    }
    let box = Sized("box", notes)
    root.addSubview(box)
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 12)
    #expect(notes.taken() == ["update box"])
  }
}

@Suite("Updates of constraints that UIKit ends")
struct UpdateEndingTests {
  private static let ending =
    "reason: 'The layout constraints still need update after sending -updateConstraints to <"

  @Test("updateConstraints that doesn't call super ends the program in UIKit's words")
  func noSuper() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UIView {
          override class var requiresConstraintBasedLayout: Bool { true }
          override func updateConstraints() {}
        }
        Forgetful().layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException', \(Self.ending)"))
    #expect(
      text.contains(
        "Forgetful or one of its superclasses may have overridden -updateConstraints without "
          + "calling super."))
  }

  @Test("so does updateConstraints that asks for itself again after super")
  func again() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Insatiable: UIView {
          override class var requiresConstraintBasedLayout: Bool { true }
          override func updateConstraints() {
            super.updateConstraints()
            setNeedsUpdateConstraints()
          }
        }
        Insatiable().layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.ending))
  }

  @Test("and updateViewConstraints that doesn't call super")
  func controller() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UIViewController {
          override func updateViewConstraints() {}
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.rootViewController = Forgetful()
        window.makeKeyAndVisible()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.ending))
  }
}
