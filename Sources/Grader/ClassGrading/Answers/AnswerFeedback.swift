package import Grading

/// The feedback on an answer, in one language and without styling.
package struct AnswerFeedback: Hashable, Sendable, Codable {
  /// The line of the answer that is spoken of.
  package struct Excerpt: Hashable, Sendable, Codable {
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
  package var pictures: [AnswerPicture]

  package init(
    excerpt: Excerpt? = nil, seen: [String] = [], meaning: [String] = [], next: String? = nil,
    note: String? = nil, mistake: String? = nil, diagnosis: Diagnosis.Kind? = nil,
    pictures: [AnswerPicture] = []
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

/// One window with the views in it: where they are wanted, where they are, or both.
package struct AnswerPicture: Hashable, Sendable, Codable {
  /// A frame in the window's coordinates, in points.
  package struct Frame: Hashable, Sendable, Codable {
    package let x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y) = (x, y)
      (self.width, self.height) = (width, height)
    }
  }

  /// A view; a frame is `nil` if it is unknown or irrelevant.
  package struct View: Hashable, Sendable, Codable {
    package let name: String
    package let wanted: Frame?
    package let got: Frame?

    package init(_ name: String, wanted: Frame?, got: Frame?) {
      self.name = name
      self.wanted = wanted
      self.got = got
    }
  }

  /// Which window it is, or which of several layouts: `Window 320 by 80`.
  package let title: String
  /// The window's size, in points.
  package let width, height: Double
  package let views: [View]

  package init(title: String, width: Double, height: Double, views: [View]) {
    self.title = title
    (self.width, self.height) = (width, height)
    self.views = views
  }
}
