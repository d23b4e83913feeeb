import Foundation
import LayoutEngine
import LayoutUIKit
import Testing

@Suite("Programs that UIKit ends")
struct EndingTests {
  @Test("the text names the exception, the reason and the learner's line")
  func position() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0, file: "gap.swift", line: 7)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "gap.swift:7: Fatal error: *** Terminating app due to uncaught exception "
          + "'NSInvalidArgumentException', reason: 'Invalid pairing of layout attributes'"))
  }

  @Test("a view that was never added has no common ancestor with the others")
  func missingSubview() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let label = UIView()
        label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
    }
  }

  @Test("a constraint that is added to a view beside its items is told, and ends the program")
  func wrongHolder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, label) = (UIView(), UIView())
        view.addSubview(label)
        label.addConstraint(label.topAnchor.constraint(equalTo: view.topAnchor))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The view hierarchy is not prepared for the constraint: <"))
    #expect(
      text.contains(
        "uncaught exception 'NSGenericException', reason: 'Unable to install constraint on view."))
  }

  @Test("a view can't hang in itself")
  func ownSubview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, label) = (UIView(), UIView())
        view.addSubview(label)
        label.insertSubview(view, at: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInvalidArgumentException', reason: 'Can't add self as subview'"))
  }

  @Test("what is raised is handed over before the program ends")
  func handedOver() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        RaisedException.willEnd = { raised in
          let text = "\(raised.exception.name.rawValue) \(raised.place.file):\(raised.place.line)"
          FileHandle.standardOutput.write(Data(text.utf8))
        }
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: .infinity, file: "a.swift", line: 3)
          .isActive = true
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix("NSInternalInconsistencyException a.swift:3"))
  }
}
