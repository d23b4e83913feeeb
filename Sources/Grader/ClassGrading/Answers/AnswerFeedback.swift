package import Course
package import Grading
import LayoutEngine

/// The feedback on an answer, in one language and without styling.
package struct AnswerFeedback: Hashable, Sendable, Encodable {
  /// The line of the answer that is spoken of.
  package struct Excerpt: Hashable, Sendable, Encodable {
    /// The line's number, counted from 1.
    package let line: Int
    package let text: String
    /// The first column to mark, counted from 1, and how many.
    package let column: Int
    package let length: Int
    /// The following lines, if the marked part is longer than a line.
    package let more: [String]

    package init(line: Int, text: String, column: Int, length: Int, more: [String]) {
      self.line = line
      self.text = text
      self.column = column
      self.length = length
      self.more = more
    }
  }

  package var excerpt: Excerpt?
  /// The finding, in sentences.
  package var seen: [String]
  /// What the finding means for the layout.
  package var meaning: [String]
  /// A question or something to try.
  package var next: String?
  /// A remark on an answer that passed.
  package var note: String?
  /// The name of the misconception, when the answer is one that the course knows.
  package var mistake: String?
  /// The diagnosis of a layout that isn't the wanted one, if there is one.
  package var diagnosis: Diagnosis.Kind?
  package var pictures: [Picture]

  package init(
    excerpt: Excerpt? = nil, seen: [String] = [], meaning: [String] = [], next: String? = nil,
    note: String? = nil, mistake: String? = nil, diagnosis: Diagnosis.Kind? = nil,
    pictures: [Picture] = []
  ) {
    self.excerpt = excerpt
    self.seen = seen
    self.meaning = meaning
    self.next = next
    self.note = note
    self.mistake = mistake
    self.diagnosis = diagnosis
    self.pictures = pictures
  }
}

extension Picture: Encodable {
  /// A view; a frame is `nil` if it is unknown or irrelevant.
  struct View: Encodable {
    let name: String
    let wanted: Frame?
    let got: Frame?
  }

  /// A frame in the window's coordinates, in points.
  struct Frame: Encodable {
    let x, y, width, height: Double

    fileprivate init(_ frame: Rect) {
      (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    }
  }

  /// The window with the views in it, as journals and results keep it.
  init(title: String, width: Double, height: Double, views: [View]) {
    func frames(_ frame: (View) -> Frame?) -> [NamedFrame] {
      views.compactMap { view in
        frame(view).map {
          NamedFrame(view.name, Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height))
        }
      }
    }
    self.init(
      window: Size(width: width, height: height), wanted: frames { $0.wanted },
      yours: frames { $0.got })
    self.title = title
  }

  /// Each view where it is wanted and where it is.
  var views: [View] {
    let own = yours.map { view in
      let goal = wanted.first { $0.name == view.name }
      return View(
        name: view.name, wanted: goal.map { Frame($0.frame) }, got: Frame(view.frame))
    }
    let others = wanted.filter { view in !yours.contains { $0.name == view.name } }
    return own + others.map { View(name: $0.name, wanted: Frame($0.frame), got: nil) }
  }

  private enum Keys: String, CodingKey { case title, width, height, views }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(title, forKey: .title)
    try container.encode(window.width, forKey: .width)
    try container.encode(window.height, forKey: .height)
    try container.encode(views, forKey: .views)
  }
}
