/// A line about a view itself, in UIKit's property names.
///
///     Label.frame = (20, 20, 42, 22)
///     Label.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
///     Label.translatesAutoresizingMaskIntoConstraints = false
///     Label.intrinsicContentSize = (42, noIntrinsicMetric)
///     Label.horizontalHuggingPriority = 251
///     Label.baselineOffsets = (17, 5)
///     Superview.layoutMargins = (8, 16, 8, 16)
///     Superview.safeAreaInsets = (64, 0, 32, 0)
///     Superview.keyboardHeight = 336
///     Scroll.contentOffset = (0, 120)
///     Title.text = "A long walk"
///     Title.font = .body
///     Title.lines = 0
///     Superview.textSize = .accessibilityLarge
package struct SceneStatement: Hashable, Sendable {
  /// What is set, and to what.
  package enum Property: Hashable, Sendable {
    /// Position and size in the superview, in points.
    case frame(Rect)
    case autoresizingMask(AutoresizingMask)
    case translatesMask(Bool)
    case intrinsicContentSize(IntrinsicSize)
    /// Where the text's lines stand, which AppKit has as `firstBaselineOffsetFromTop` and
    /// `lastBaselineOffsetFromBottom` and UIKit keeps to itself.
    case baselineOffsets(Baselines)
    case layoutMargins(Insets)
    /// What bars cover at each edge.
    case safeAreaInsets(Insets)
    /// How much of the window a keyboard covers, which UIKit has in no property.
    case keyboardHeight(Double)
    case contentOffset(Point)
    /// What a label shows, which decides its content size and its baselines.
    case text(String)
    case font(ItemText.Font)
    /// The most lines of a text, which UIKit calls `numberOfLines`.
    case lines(Int)
    /// The size of texts that the window's reader chose.
    case textSize(TextSizeCategory)
    case contentPriority(ContentPriority, Priority)

    /// The property's name in UIKit, or in storyboard files.
    package var name: String {
      switch self {
      case .frame: PropertyName.frame.rawValue
      case .autoresizingMask: PropertyName.autoresizingMask.rawValue
      case .translatesMask: PropertyName.translatesMask.rawValue
      case .intrinsicContentSize: PropertyName.intrinsicContentSize.rawValue
      case .baselineOffsets: PropertyName.baselineOffsets.rawValue
      case .layoutMargins: PropertyName.layoutMargins.rawValue
      case .safeAreaInsets: PropertyName.safeAreaInsets.rawValue
      case .keyboardHeight: PropertyName.keyboardHeight.rawValue
      case .contentOffset: PropertyName.contentOffset.rawValue
      case .text: PropertyName.text.rawValue
      case .font: PropertyName.font.rawValue
      case .lines: PropertyName.lines.rawValue
      case .textSize: PropertyName.textSize.rawValue
      case .contentPriority(let priority, _): priority.rawValue
      }
    }

    /// Whether it is content hugging or compression resistance.
    package var isContentPriority: Bool {
      if case .contentPriority = self { true } else { false }
    }

    /// Whether it says what there is, rather than how to lay it out.
    package var isFact: Bool {
      switch self {
      case .frame, .autoresizingMask, .translatesMask, .contentPriority: false
      default: true
      }
    }
  }

  /// The properties besides ``ContentPriority``.
  enum PropertyName: String, CaseIterable {
    case frame
    case autoresizingMask
    case translatesMask = "translatesAutoresizingMaskIntoConstraints"
    case intrinsicContentSize
    case baselineOffsets
    case layoutMargins
    case safeAreaInsets
    case keyboardHeight
    case contentOffset
    case text
    case font
    case lines
    case textSize
  }

  static let propertyNames =
    PropertyName.allCases.map { $0.rawValue } + ContentPriority.allCases.map { $0.rawValue }

  /// What Swift calls the number of lines; it is read as well.
  static let linesInUIKit = "numberOfLines"

  /// The word for a length that content doesn't ask for.
  static let noLength = "noIntrinsicMetric"

  package let item: String
  package let itemRange: SourceRange
  package let property: Property
  package let range: SourceRange

  package func changed(item: String? = nil, to property: Property? = nil) -> SceneStatement {
    SceneStatement(
      item: item ?? self.item, itemRange: itemRange, property: property ?? self.property,
      range: range)
  }
}

extension SceneStatement: CustomStringConvertible {
  package var description: String { "\(ItemSpelling.name(item)).\(property)" }
}

extension SceneStatement.Property: CustomStringConvertible {
  package var description: String {
    let value =
      switch self {
      case .frame(let frame): Self.tuple([frame.x, frame.y, frame.width, frame.height])
      case .autoresizingMask(let mask): mask.codeText
      case .translatesMask(let isOn): String(isOn)
      case .intrinsicContentSize(let size): Self.tuple([size.width, size.height])
      case .baselineOffsets(let baselines): Self.tuple([baselines.first, baselines.last])
      case .layoutMargins(let insets), .safeAreaInsets(let insets):
        Self.tuple([insets.top, insets.left, insets.bottom, insets.right])
      case .keyboardHeight(let height): Self.text(height)
      case .contentOffset(let offset): Self.tuple([offset.x, offset.y])
      case .text(let text): "\"\(text)\""
      case .font(.style(let style)): ".\(style.rawValue)"
      case .font(.size(let points)): Self.text(points)
      case .lines(let number): "\(number)"
      case .textSize(let category): ".\(category.rawValue)"
      case .contentPriority(_, let priority): Self.text(priority.value)
      }
    return "\(name) = \(value)"
  }

  private static func tuple(_ numbers: [Double?]) -> String {
    "(\(numbers.map { $0.map(text) ?? SceneStatement.noLength }.joined(separator: ", ")))"
  }

  /// A number without needless decimals, as Swift programs have them.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
  }
}

/// A content priority of a view along one axis: hugging or compression resistance.
///
/// The names are those of storyboard files, where each is an attribute of the view.
package enum ContentPriority: String, CaseIterable, Hashable, Sendable {
  case horizontalHugging = "horizontalHuggingPriority"
  case verticalHugging = "verticalHuggingPriority"
  case horizontalCompression = "horizontalCompressionResistancePriority"
  case verticalCompression = "verticalCompressionResistancePriority"

  /// The priority along the same axis that pulls the other way: hugging for compression.
  package var opposite: ContentPriority {
    switch self {
    case .horizontalHugging: .horizontalCompression
    case .verticalHugging: .verticalCompression
    case .horizontalCompression: .horizontalHugging
    case .verticalCompression: .verticalHugging
    }
  }
}

extension Item {
  /// The text, which statements about it set one by one.
  fileprivate var textMade: ItemText {
    get { text ?? ItemText("") }
    set { text = newValue }
  }

  package subscript(priority: ContentPriority) -> Priority {
    get {
      switch priority {
      case .horizontalHugging: hugging.horizontal
      case .verticalHugging: hugging.vertical
      case .horizontalCompression: compression.horizontal
      case .verticalCompression: compression.vertical
      }
    }
    set {
      switch priority {
      case .horizontalHugging: hugging.horizontal = newValue
      case .verticalHugging: hugging.vertical = newValue
      case .horizontalCompression: compression.horizontal = newValue
      case .verticalCompression: compression.vertical = newValue
      }
    }
  }
}

extension Scene {
  /// The scene with what statements say about its views.
  ///
  /// A view with a frame turns frame and mask into constraints, unless a statement says that it
  /// doesn't translate them. Later statements about the same property win, so that an answer can
  /// change what was given.
  ///
  /// The size is the window's for which the frames are meant. Throws an ``EquationError`` for a
  /// view that isn't in the scene, or a mask without a frame.
  package func applying(
    _ statements: [SceneStatement], designedIn window: Size
  ) throws(EquationError) -> Scene {
    var designs: [ItemID: Design] = [:]
    for statement in statements {
      guard let id = id(named: statement.item) else {
        let names = items.map { $0.name }
        let suggestions = NearestNames.suggestions(for: statement.item, among: names)
        throw EquationError(
          .unknownItem(statement.item, suggestions: suggestions), at: statement.itemRange)
      }
      if let reason = refusal(of: statement.property, about: id) {
        throw EquationError(reason, at: statement.itemRange)
      }
      designs[id, default: Design()].take(statement)
    }
    var scene = self
    for id in ids {
      guard let design = designs[id] else { continue }
      if let error = design.textError(of: self[id]) { throw error }
      for statement in design.others { scene.take(statement.property, about: id) }
      guard let frame = design.frame else {
        guard design.mask == nil else {
          throw EquationError(
            .maskWithoutFrame(item: self[id].name), at: design.maskRange)
        }
        continue
      }
      let superview = self[id].parent.flatMap { designs[$0]?.frame }
      let size = superview.map { Size(width: $0.width, height: $0.height) } ?? window
      scene.place(
        id,
        design.translates
          ? .translated(frame, mask: design.mask ?? [], in: size) : .constraints)
    }
    scene.measureTexts()
    return scene
  }

  private func refusal(
    of property: SceneStatement.Property, about id: ItemID
  ) -> EquationError.Reason? {
    switch property {
    case .keyboardHeight where self[id].parent != nil:
      .keyboardOfView(self[id].name, window: items.first?.name ?? "")
    case .contentOffset where contentGuide(of: id) == nil: .notScrolling(item: self[id].name)
    case .textSize where self[id].parent != nil:
      .textSizeOfView(self[id].name, window: items.first?.name ?? "")
    default: nil
    }
  }

  /// Adds a statement that is neither about a view's frame nor about its mask.
  private mutating func take(_ property: SceneStatement.Property, about id: ItemID) {
    switch property {
    case .intrinsicContentSize(let size): update(id) { $0.intrinsic = size }
    case .baselineOffsets(let baselines): update(id) { $0.baselines = baselines }
    case .layoutMargins(let margins): setMargins(margins, of: id)
    case .safeAreaInsets(let insets): setSafeArea(insets, of: id)
    case .keyboardHeight(let height): setKeyboard(height: height, of: id)
    case .contentOffset(let offset): update(id) { $0.contentOffset = offset }
    case .text(let content): update(id) { $0.textMade.content = content }
    case .font(let font): update(id) { $0.textMade.font = font }
    case .lines(let number): update(id) { $0.textMade.numberOfLines = number }
    case .textSize(let category): textSize = category
    case .contentPriority(let kind, let priority):
      update(id) { $0[kind] = priority }
    case .frame, .autoresizingMask, .translatesMask: break
    }
  }

  /// The frame and the mask of one view, as statements give them.
  private struct Design {
    var frame: Rect?
    var mask: AutoresizingMask?
    var maskRange = SourceRange(line: 1, column: 1, length: 1)
    /// UIKit's default for views that code makes.
    var translates = true
    /// What else is said, in order.
    var others: [SceneStatement] = []

    mutating func take(_ statement: SceneStatement) {
      switch statement.property {
      case .frame(let frame): self.frame = frame
      case .autoresizingMask(let mask):
        self.mask = mask
        maskRange = statement.range
      case .translatesMask(let isOn): translates = isOn
      default: others.append(statement)
      }
    }

    /// What keeps the view from showing its text: there is none, or a line says another size.
    func textError(of item: Item) -> EquationError? {
      let hasText =
        item.text != nil || others.contains { if case .text = $0.property { true } else { false } }
      for statement in others {
        let reason: EquationError.Reason? =
          switch statement.property {
          case .font where !hasText, .lines where !hasText:
            .textMissing(item: item.name, property: statement.property.name)
          case .intrinsicContentSize where hasText, .baselineOffsets where hasText:
            .sizeBesideText(item: item.name, property: statement.property.name)
          default: nil
          }
        if let reason { return EquationError(reason, at: statement.range) }
      }
      return nil
    }
  }
}

extension [SceneStatement] {
  /// The first statement of a fact, as an error: only the exercise states facts.
  package var firstFact: EquationError? {
    first { $0.property.isFact }.map {
      EquationError(
        .factGiven(item: $0.item, property: $0.property.name), at: $0.range)
    }
  }

  /// The first statement about a property that one before it set for the same view.
  package var firstRepetition: EquationError? {
    var seen: Set<String> = []
    for statement in self {
      guard seen.insert("\(statement.item).\(statement.property.name)").inserted else {
        return EquationError(
          .propertyRepeated(item: statement.item, property: statement.property.name),
          at: statement.range)
      }
    }
    return nil
  }
}
