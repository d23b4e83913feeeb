import Course
import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

@Suite(
  "Program: an editor in the learner's folder",
  .enabled(if: JailProbe.level == .full, "a full jail needs a Linux with Landlock"),
  .enabled(if: LanguageServer.path != nil, "the compiler has no language server beside it"))
struct EditorSessionTests {
  private static let lesson = "06-anchors-as-swift"

  private static let unfinished = """
    import UIKit
    import CoreGraphics
    import QuartzCore

    func layOut(photo: UIImageView, in view: UIView) {
      photo.wid
    }

    """

  private static let mapped = """
    import Foundation
    import MapKit
    import Masonry

    final class ViewController: UIViewController {
      let map = MKMapView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(map)
        map.mapType = .hybrid
      }
    }

    """

  @Test("completes names, shows an error where it is, and takes it back when it is mended")
  func session() throws {
    let learner = try Learner()
    try prepare(learner)
    let root = learner.path("").dropLast()
    let server = try LanguageServer(#require(LanguageServer.path), folder: String(root))
    let uri = "file://\(root)/\(Self.lesson)/as-anchors.swift"
    try open(Self.unfinished, uri, in: server)
    #expect(
      try server.published(uri) == ["6:9 Value of type 'UIImageView' has no member 'wid'"])

    let end: LanguageServer.Message = ["line": 5, "character": 11]
    let completion =
      try server.request(
        "textDocument/completion", ["textDocument": ["uri": uri], "position": end])
      as? LanguageServer.Message
    let items = completion?["items"] as? [LanguageServer.Message] ?? []
    #expect(items.contains { $0["label"] as? String == "widthAnchor" })

    let mended = Self.unfinished.replacing("photo.wid", with: "_ = photo.widthAnchor")
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2] as LanguageServer.Message,
        "contentChanges": [["text": mended]],
      ])
    var left = try server.published(uri)
    while !left.isEmpty { left = try server.published(uri) }

    let hover =
      try server.request(
        "textDocument/hover",
        ["textDocument": ["uri": uri], "position": ["line": 5, "character": 15]])
      as? LanguageServer.Message
    let words = "\(hover?["contents"] ?? "")"
    #expect(words.contains("NSLayoutDimension"))
  }

  @Test("shows no error in an answer with a map and Masonry")
  func modules() throws {
    let learner = try Learner()
    try prepare(learner)
    let root = learner.path("").dropLast()
    let server = try LanguageServer(#require(LanguageServer.path), folder: String(root))
    let uri = "file://\(root)/\(Self.lesson)/as-anchors.swift"
    try open(Self.mapped, uri, in: server)
    let report =
      try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
      as? LanguageServer.Message
    #expect(LanguageServer.texts(report?["items"]) == [])
  }

  /// Has a learner's first answer in Swift checked, which tells editors what they need.
  private func prepare(_ learner: borrowing Learner) throws {
    // Building them takes longer than any command may.
    try RealRunner.answers().buildModules()
    learner.run("next")
    try FileManager.default.createDirectory(
      atPath: learner.path(Self.lesson), withIntermediateDirectories: true)
    let exercise = try #require(Learner.loadedCourse().exercise("as-anchors"))
    let text = exercise.shownSolution.text + "// \(UUID().uuidString)\n"
    try learner.write(text, to: "\(Self.lesson)/as-anchors.swift")
    let run = try learner.start(
      ["check", "as-anchors"],
      environment: [
        "LESSONS_COURSE": Learner.course, "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ])
    #expect(run.status == .passed)
    let names = try learner.names()
    #expect(names.contains(EditorFile.name))
  }

  private func open(_ text: String, _ uri: String, in server: LanguageServer) throws {
    let document: LanguageServer.Message = [
      "uri": uri, "languageId": "swift", "version": 1, "text": text,
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
  }
}
