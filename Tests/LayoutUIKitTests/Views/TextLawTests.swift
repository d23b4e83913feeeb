import Foundation
import LayoutEngine
import LayoutUIKit
import Testing

/// How many cases one run of the tests takes.
private enum Sample {
  private static let isWhole = ProcessInfo.processInfo.environment["LESSONS_WHOLE"] == "1"

  static func size(_ few: Int, whole: Int) -> Int { isWhole ? whole : few }
}

/// Numbers that look random and are the same in every run.
private struct Chance {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}

/// A text whose characters are known to be narrow or wide.
private struct RandomText {
  typealias Letter = (character: Character, isWide: Bool)

  /// A paragraph begins with a word, and may end with spaces.
  private(set) var paragraphs: [[Letter]] = []

  var string: String {
    paragraphs.map { String($0.map(\.character)) }.joined(separator: "\n")
  }

  private static let narrow: [[Character]] = [
    Array("abcdefghij"), Array("مسارات"), ["e\u{301}", "ß", "-", "."],
  ]
  private static let wide: [Character] = [
    "山", "道", "걷", "기", "、", "🗻", "👩‍👩‍👧", "☀️", "🇩🇪", "ｗ",
  ]

  init(_ chance: inout Chance) {
    for _ in 0...chance.below(3) / 2 {
      var paragraph: [Letter] = []
      for _ in 0..<chance.below(9) {
        let letters = chance.below(5) == 0 ? Self.wide : chance.pick(Self.narrow)
        for _ in 0...chance.below(14) {
          paragraph.append((chance.pick(letters), letters == Self.wide))
        }
        for _ in 0..<chance.pick([0, 1, 1, 1, 2]) { paragraph.append((" ", false)) }
      }
      paragraphs.append(paragraph)
    }
  }

  /// The text's size, by looking for the last place where each line may end.
  func size(points: Double, lineHeight: Double, lines: Int, in width: Double) -> CGSize {
    guard !string.isEmpty else { return .zero }
    let room = width > 0 && lines != 1 ? width : .infinity
    var widths = paragraphs.flatMap { Self.lines(of: $0, points, room) }
    if lines > 0 { widths = Array(widths.prefix(lines)) }
    return CGSize(
      width: (widths.max() ?? 0).rounded(.up), height: Double(widths.count) * lineHeight)
  }

  private static func lines(of letters: [Letter], _ points: Double, _ room: Double) -> [Double] {
    var (lines, rest) = ([Double](), letters[...])
    repeat {
      // The end of what is shown, then that of what is used up.
      var (end, next, width) = (rest.startIndex, rest.startIndex, 0.0)
      for place in rest.indices {
        width += rest[place].isWide ? points : points / 2
        guard width <= room else { break }
        guard rest[place].character != " " else { continue }
        let after = rest[(place + 1)...].first
        let isBreak = after.map { $0.character == " " || $0.isWide || rest[place].isWide } ?? true
        if isBreak { (end, next) = (place + 1, place + 1) }
      }
      if end == rest.startIndex, !rest.isEmpty {
        repeat { end += 1 } while end < rest.endIndex && fits(rest[...end])
        next = end
      }
      lines.append(Self.width(rest[..<end], points))
      rest = rest[next...]
      if end < rest.endIndex || end == next { rest = rest.drop { $0.character == " " } }
    } while !rest.isEmpty
    return lines

    func fits(_ letters: ArraySlice<Letter>) -> Bool { Self.width(letters, points) <= room }
  }

  private static func width(_ letters: ArraySlice<Letter>, _ points: Double) -> Double {
    letters.reduce(0) { $0 + ($1.isWide ? points : points / 2) }
  }
}

@MainActor @Suite("Text is as large in equations as in our UIKit")
struct TextLawTests {
  @Test("the measure, a label and a plain second way of wrapping say the same")
  func sizes() {
    var chance = Chance(seed: 1)
    for number in 0..<Sample.size(1_000, whole: 96_000) {
      let text = RandomText(&chance)
      let lines = chance.pick([0, 0, 1, 2, 3])
      let points = Double(8 + chance.below(60)) / 2
      let width = chance.pick([0, 20, 90, 200, 300]) + Double(chance.below(300)) / 3
      let font = TextFont(size: points)
      let size = TextMeasure(font, numberOfLines: lines).size(of: text.string, wrappedIn: width)
      let plain = text.size(
        points: points, lineHeight: (points * 6 / 5).rounded(.up), lines: lines, in: width)
      let label = UILabel()
      (label.text, label.numberOfLines) = (text.string, lines)
      label.font = .systemFont(ofSize: points)
      let fitting = label.sizeThatFits(CGSize(width: width, height: 0))
      label.preferredMaxLayoutWidth = width
      let all = [
        CGSize(width: size.width, height: size.height), fitting, label.intrinsicContentSize,
      ]
      #expect(
        all.allSatisfy { $0 == plain },
        "text \(number): \(text.string) in \(width), \(lines) lines: \(all) and not \(plain)")
    }
  }

  private static let categories: [(TextSizeCategory, UIContentSizeCategory)] = [
    (.extraSmall, .extraSmall), (.large, .large), (.accessibilityLarge, .accessibilityLarge),
  ]

  /// One constraint of a column, for the engine and for UIKit.
  private struct Line {
    let first: (Int, Attribute)
    var second: (Int, Attribute)?
    var multiplier = 1.0
    var constant = 0.0
  }

  @Test("a column of labels has the frames of our UIKit")
  func columns() throws {
    var chance = Chance(seed: 2)
    for number in 0..<Sample.size(100, whole: 4_000) {
      let category = chance.pick(Self.categories)
      let texts = (0...chance.below(5)).map { _ in
        ItemText(
          RandomText(&chance).string,
          font: chance.pick([.size(17), .style(.body), .style(.caption1)]),
          numberOfLines: chance.pick([0, 0, 1, 2]))
      }
      let lines = column(of: texts.count, &chance)
      let size = CGSize(width: 120 + chance.below(300), height: 900)
      let own = try frames(texts, lines, category.0, size)
      let theirs = labelFrames(texts, lines, category.1, size)
      #expect(own.count == theirs.count)
      for (mine, its) in zip(own, theirs) {
        let isSame = [
          (mine.x, its.minX), (mine.y, its.minY), (mine.width, its.width),
          (mine.height, its.height),
        ].allSatisfy { abs($0 - Double($1)) < 1e-6 }
        #expect(isSame, "column \(number): \(mine) and not \(its)")
      }
    }
  }

  /// Each label below the one before it; as wide as the window, a part of it, or the text at most.
  private func column(of count: Int, _ chance: inout Chance) -> [Line] {
    (1...count).flatMap { label -> [Line] in
      var lines = [
        Line(
          first: (label, .top), second: label == 1 ? (0, .top) : (label - 1, .bottom), constant: 8),
        Line(first: (label, .leading), second: (0, .leading), constant: Double(chance.below(30))),
      ]
      switch chance.below(3) {
      case 0: lines.append(Line(first: (label, .trailing), second: (0, .trailing), constant: -16))
      case 1:
        lines.append(
          Line(first: (label, .width), second: (0, .width), multiplier: chance.pick([0.5, 1 / 3])))
      default: break
      }
      return lines
    }
  }

  private func frames(
    _ texts: [ItemText], _ lines: [Line], _ category: TextSizeCategory, _ size: CGSize
  ) throws -> [Rect] {
    var scene = Scene()
    let window = try scene.add(
      Item("W", placement: .given(Rect(x: 0, y: 0, width: size.width, height: size.height))))
    let ids = try texts.enumerated().map { index, text in
      try scene.add(Item("L\(index)", in: window, text: text))
    }
    scene.measureTexts(for: category)
    func anchor(_ side: (Int, Attribute)) -> Anchor { Anchor(([window] + ids)[side.0], side.1) }
    let constraints = lines.map { line in
      Constraint(
        anchor(line.first), .equal,
        line.second.map {
          .anchor(anchor($0), multiplier: line.multiplier, constant: line.constant)
        } ?? .length(line.constant))
    }
    let problem = LayoutProblem(scene: scene, constraints: constraints)
    let frames = try #require(try LayoutSolver.frames(of: problem))
    let rounded = frames.rounded(to: .phone, in: problem.scene)
    return ids.map { rounded[$0] }
  }

  private func labelFrames(
    _ texts: [ItemText], _ lines: [Line], _ category: UIContentSizeCategory, _ size: CGSize
  ) -> [CGRect] {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    let labels = texts.map { text in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      (label.text, label.numberOfLines) = (text.content, text.numberOfLines)
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      label.font =
        switch text.font {
        case .size(let points): .systemFont(ofSize: points)
        case .style(let style):
          .preferredFont(
            forTextStyle: style == .body ? .body : .caption1, compatibleWith: traits)
        }
      window.addSubview(label)
      return label
    }
    let views = [window] + labels
    func attribute(_ attribute: Attribute) -> NSLayoutConstraint.Attribute {
      NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
    for line in lines {
      NSLayoutConstraint(
        item: views[line.first.0], attribute: attribute(line.first.1), relatedBy: .equal,
        toItem: line.second.map { views[$0.0] },
        attribute: line.second.map { attribute($0.1) } ?? .notAnAttribute,
        multiplier: line.multiplier, constant: line.constant
      ).isActive = true
    }
    window.layoutIfNeeded()
    return labels.map { $0.frame }
  }
}
