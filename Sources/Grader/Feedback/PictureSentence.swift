package import Course

/// The titles of pictures: which window is drawn, or which of several layouts.
package enum PictureSentence: SentenceArea {
  package static func window(width: Double, height: Double) -> Sentence {
    says("picture.window", ["width": .points(width), "height": .points(height)])
  }
  package static func windowRightToLeft(width: Double, height: Double) -> Sentence {
    says("picture.window.rightToLeft", ["width": .points(width), "height": .points(height)])
  }
  package static func windowWith(width: Double, height: Double, name: String) -> Sentence {
    says(
      "picture.window.with",
      ["width": .points(width), "height": .points(height), "name": .text(name)])
  }
  package static func windowRightToLeftWith(width: Double, height: Double, name: String) -> Sentence
  {
    says(
      "picture.window.rightToLeft.with",
      ["width": .points(width), "height": .points(height), "name": .text(name)])
  }
  package static var oneLayout: Sentence { says("picture.oneLayout") }
  package static var anotherLayout: Sentence { says("picture.anotherLayout") }
  package static func namedLayout(layout: String, width: Double, height: Double) -> Sentence {
    says(
      "picture.named",
      ["layout": .text(layout), "width": .points(width), "height": .points(height)])
  }
  package static func namedLayoutRightToLeft(layout: String, width: Double, height: Double)
    -> Sentence
  {
    says(
      "picture.named.rightToLeft",
      ["layout": .text(layout), "width": .points(width), "height": .points(height)])
  }
}
