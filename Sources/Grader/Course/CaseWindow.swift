package import LayoutEngine

/// A window in which an answer is looked at: its size, and what is otherwise there than in the
/// exercise's scene.
package struct CaseWindow: Hashable, Sendable {
  /// What is otherwise about one item; `nil` leaves it as it is.
  package struct Change: Hashable, Sendable {
    let item: ItemID
    var margins: Insets?
    /// Of a guide, how far inside of its owner it lies.
    var insets: Insets?
    var intrinsic: IntrinsicSize?
    var baselines: Baselines?
    /// Of a view that shows a text, another text.
    package var text: String?
    /// Of a scroll view, how far its content is scrolled.
    var contentOffset: Point?
  }

  /// In points.
  package private(set) var size: Size
  /// What is otherwise, in words that may follow `with`; `nil` if nothing is.
  package let name: String?
  package let changes: [Change]
  /// What an answer in Swift finds; equations see the text size alone.
  package let traits: LayoutSnapshot.Traits
  /// How often the exercise's ``SwiftSequel`` happens before the layout is looked at.
  package let times: Int

  package var hasOtherContent: Bool {
    !changes.isEmpty || traits != LayoutSnapshot.Traits()
  }

  package init(
    size: Size, name: String? = nil, changes: [Change] = [],
    traits: LayoutSnapshot.Traits = LayoutSnapshot.Traits(), times: Int = 0
  ) {
    self.size = size
    self.name = name
    self.changes = changes
    self.traits = traits
    self.times = times
  }

  /// The same with another size.
  package func sized(to size: Size) -> CaseWindow {
    var window = self
    window.size = size
    return window
  }
}

extension Scene {
  /// The same scene in one case: in a window of its size, and with what is otherwise there.
  package func placed(in layoutCase: LayoutCase) -> Scene {
    var scene = sized(to: layoutCase.window)
    for change in layoutCase.setting.changes where scene.contains(change.item) {
      if let margins = change.margins { scene.setMargins(margins, of: change.item) }
      if let insets = change.insets { scene.inset(change.item, by: insets) }
      if let intrinsic = change.intrinsic {
        scene.update(change.item) { $0.intrinsic = intrinsic }
      }
      if let baselines = change.baselines {
        scene.update(change.item) { $0.baselines = baselines }
      }
      // Of what a program made, the program has measured the text.
      if let text = change.text { scene.update(change.item) { $0.text?.content = text } }
      if let offset = change.contentOffset {
        scene.update(change.item) { $0.contentOffset = offset }
      }
    }
    scene.measureTexts(for: layoutCase.setting.traits.textSize)
    return scene
  }
}

/// One situation in which an answer is looked at: a window and a reading direction.
package struct LayoutCase: Hashable, Sendable {
  package let setting: CaseWindow
  package let direction: LayoutDirection
  /// Whether the learner is shown this window before answering.
  package let isShown: Bool

  package init(_ setting: CaseWindow, direction: LayoutDirection, isShown: Bool) {
    self.setting = setting
    self.direction = direction
    self.isShown = isShown
  }

  package var window: Size { setting.size }

  /// The case as verdicts name it: `window 320x72`, or `window 320x72, right to left`.
  package var name: String {
    let size = "window \(pointsText(window.width))x\(pointsText(window.height))"
    let parts = [size, setting.name, direction == .rightToLeft ? "right to left" : nil]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

enum CaseWindowFields {
  static func windows(
    _ field: JSONField, atLeast least: Int, scene: Scene, takesSwift: Bool
  ) throws(CourseError) -> [CaseWindow] {
    let windows = try field.array(of: .says("json.items.sizes")) { window throws(CourseError) in
      try Self.window(window, scene: scene, takesSwift: takesSwift)
    }
    guard windows.count >= least else {
      throw field.mismatch(.says("json.wants.windows", ["least": least]))
    }
    return windows
  }

  /// A window as a question names it: by its size, or by what is otherwise there.
  static func window(
    _ field: JSONField, among windows: [CaseWindow]
  ) throws(CourseError) -> CaseWindow {
    if case .string(let name) = field.json.value {
      if let window = windows.first(where: { $0.name == name }) { return window }
      throw field.mismatch(.says("json.wants.windowName"), found: "\"\(name)\"")
    }
    let numbers = try field.numbers(count: 2)
    let size = Size(width: numbers[0], height: numbers[1])
    if let window = windows.first(where: { $0.size == size }) { return window }
    throw field.mismatch(.says("json.wants.window"))
  }

  private static func window(
    _ field: JSONField, scene: Scene, takesSwift: Bool
  ) throws(CourseError) -> CaseWindow {
    guard case .object = field.json.value else {
      return CaseWindow(size: try SceneFields.size(field))
    }
    return try field.object { object throws(CourseError) in
      let size = try SceneFields.size(object.required("size"))
      let name = try object.required("name").string()
      let times = try object.optional("times").map(Self.times) ?? 0
      let textSize = try object.optional("textSize")?.oneOf(TextSizeCategory.self)
      let swiftFields = [object.optional("horizontalSizeClass"), object.optional("hidden")]
      if !takesSwift, let field = swiftFields.lazy.compactMap({ $0 }).first {
        // No equation tells the difference.
        throw field.misplaced(.onlyForSwift)
      }
      let hidden = try swiftFields[1].map { field throws(CourseError) in
        try Self.hidden(field, scene: scene)
      }
      let traits = LayoutSnapshot.Traits(
        textSize: textSize ?? .large,
        isWide: try swiftFields[0]?.oneOf(SizeClass.self) == .regular,
        hidden: (hidden ?? []).map { Int($0.index) })
      let isOtherwise = times > 0 || traits != LayoutSnapshot.Traits() || hidden != nil
      let items = isOtherwise ? object.optional("items") : try object.required("items")
      let changes = try items.map { items throws(CourseError) in
        try Self.changes(items, scene: scene)
      }
      return CaseWindow(
        size: size, name: name, changes: changes ?? [], traits: traits, times: times)
    }
  }

  private enum SizeClass: String, CaseIterable { case compact, regular }

  private static func hidden(_ field: JSONField, scene: Scene) throws(CourseError) -> [ItemID] {
    try field.array(of: .says("json.items.hidden")) { item throws(CourseError) in
      let name = try item.string()
      guard let id = scene.id(named: name), scene[id].kind == .view else {
        throw item.mismatch(.viewOfTheScene, found: name.quoted)
      }
      return id
    }
  }

  /// More calls than this show nothing that fewer don't.
  private static let mostTimes = 9

  private static func times(_ field: JSONField) throws(CourseError) -> Int {
    let number = try field.number()
    guard let times = Int(exactly: number), (1...mostTimes).contains(times) else {
      throw field.mismatch(.says("json.wants.times", ["most": mostTimes]))
    }
    return times
  }

  private static func changes(
    _ field: JSONField, scene: Scene
  ) throws(CourseError) -> [CaseWindow.Change] {
    try field.object { object throws(CourseError) in
      var changes: [CaseWindow.Change] = []
      for id in scene.ids {
        guard let item = object.optional(scene[id].name) else { continue }
        changes.append(try change(item, of: id, in: scene))
      }
      return changes
    }
  }

  private static func change(
    _ field: JSONField, of id: ItemID, in scene: Scene
  ) throws(CourseError) -> CaseWindow.Change {
    let guide = OwnGuide.named(scene[id].name)?.guide
    return try field.object { object throws(CourseError) in
      let text = try TextFields.change(&object, of: scene[id])
      var change = CaseWindow.Change(
        item: id, margins: try object.optional("margins").map(SceneFields.insets),
        intrinsic: try object.optional("intrinsic").map(SceneFields.intrinsic),
        baselines: try object.optional("baselines").map(SceneFields.baselines), text: text)
      // The others follow from the model, whatever the window.
      if guide?.hasFreeInsets != false {
        change.insets = try object.optional("insets").map(SceneFields.insets)
      }
      if scene.contentGuide(of: id) != nil {
        change.contentOffset = try object.optional("contentOffset").map(SceneFields.point)
      }
      return change
    }
  }
}
