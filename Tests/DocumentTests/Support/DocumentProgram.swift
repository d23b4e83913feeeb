import Course
import Foundation
import Grading
import LayoutEngine
import SwiftRunning
import Testing
import TestRunners

/// A program after one of the documents, compiled and run as an answer is.
struct DocumentProgram {
  /// The file as it would stand in an iOS project.
  let text: String

  /// - Parameter path: The file below `Programs`.
  /// - Throws: Whatever keeps it from being read.
  init(_ path: String) throws {
    let programs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Programs")
    text = try String(contentsOf: programs.appending(path: path), encoding: .utf8)
  }

  /// What comes out when the program does some lines: what it prints and what UIKit says on the
  /// console, line by line and without addresses.
  func output(of lines: String) throws -> [String] {
    let run = try RealRunner.answers().run(
      SwiftRequest(
        text: text + Self.around(lines), fileName: "program.swift", entry: Self.entry,
        cases: [Self.empty]))
    if let raised = try #require(run.snapshots.first).raised {
      return ["\(raised.name): \(raised.reason.replacing(#/0x[0-9a-f]+/#, with: "0x"))"]
    }
    return run.printed.replacing(#/0x[0-9a-f]+/#, with: "0x")
      .split(separator: "\n").map(String.init)
  }

  private static let entry = SwiftEntry.function(
    name: "act", parameters: [SwiftParameter(label: "in", item: "view")])

  /// The program makes its own windows; the runner's stays empty.
  private static let empty = LayoutSnapshot(
    window: LayoutEngine.Size(width: 375, height: 667),
    items: [
      SnapshotItem(
        Item("view", placement: .given(LayoutEngine.Rect(x: 0, y: 0, width: 375, height: 667))),
        className: "UIView")
    ])

  /// The lines, with a window to show controllers in, and a word for where a view is.
  ///
  /// What UIKit says goes to standard error, which is led to where the program prints.
  private static func around(_ lines: String) -> String {
    """


    func tell(_ name: String, _ view: UIView) {
      let frame = view.frame
      print(name, frame.minX, frame.minY, frame.width, frame.height)
    }

    func shown(
      _ controller: UIViewController, width: CGFloat = 375, height: CGFloat = 667,
      statusBar: CGFloat = 20
    ) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      controller.additionalSafeAreaInsets.top = statusBar
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    func act(in view: UIView) {
      dup2(1, 2)
    \(lines)
    }

    """
  }
}
