import LayoutEngine

enum SceneFields {
  struct Reading {
    let scene: Scene
    let classNames: [String]
    /// The window's size for which frames are meant.
    let designedIn: Size?

    static let empty = Reading(scene: Scene(), classNames: [], designedIn: nil)
  }

  static func scene(_ field: JSONField) throws(CourseError) -> Reading {
    try field.object { object throws(CourseError) in
      var scene = Scene()
      let root = try object.optional("root")?.string() ?? "Superview"
      try add(
        Item(root, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))), to: &scene,
        from: field)
      let views = try object.required("views")
      guard case .array(let entries) = views.json.value, !entries.isEmpty else {
        throw views.mismatch(.says("json.wants.views"))
      }
      var classNames = ["UIView"]
      for view in try views.array(of: .says("json.items.views"), { $0 }) {
        try classNames.append(addView(view, to: &scene, root: root))
      }
      scene.measureTexts()
      let guides = try object.optional("guides")?.array(of: .says("json.items.guides")) { $0 }
      for guide in guides ?? [] {
        try addGuide(guide, to: &scene, classNames: classNames)
        classNames.append("UILayoutGuide")
      }
      for (id, className) in zip(scene.ids, classNames)
      where className == ViewClass.scrollView.rawValue && scene.contentGuide(of: id) == nil {
        // What hangs in a scroll view is tied to its content, named or not.
        do throws(SceneError) { try scene.addOwnGuide(.content, of: id) } catch {
          throw taken(scene[id].name, field)
        }
        classNames.append("UILayoutGuide")
      }
      return Reading(
        scene: scene, classNames: classNames,
        designedIn: try object.optional("designedIn").map(Self.size))
    }
  }

  /// A width and a height, in points.
  static func size(_ field: JSONField) throws(CourseError) -> Size {
    let numbers = try field.numbers(count: 2)
    guard numbers.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else {
      throw field.mismatch(.says("json.wants.size"))
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// The frames of some of the scene's views, each as x, y, width and height in the window.
  static func frames(_ field: JSONField, of scene: Scene) throws(CourseError) -> [NamedFrame] {
    try field.object { object throws(CourseError) in
      var frames: [NamedFrame] = []
      for id in scene.ids.dropFirst() where scene[id].kind == .view {
        guard let frame = object.optional(scene[id].name) else { continue }
        let four = try frame.numbers(count: 4)
        guard four[2] >= 0, four[3] >= 0 else { throw frame.mismatch(.says("json.wants.frame")) }
        let rect = Rect(x: four[0], y: four[1], width: four[2], height: four[3])
        frames.append(NamedFrame(scene[id].name, rect))
      }
      return frames
    }
  }

  private static func addView(
    _ field: JSONField, to scene: inout Scene, root: String
  ) throws(CourseError) -> String {
    if case .string(let name) = field.json.value {
      try add(Item(name, in: scene.id(named: root)), to: &scene, from: field)
      return "UIView"
    }
    let current = scene
    var className = "UIView"
    let item = try field.object { object throws(CourseError) in
      let name = try object.required("name").string()
      let text = try TextFields.text(&object)
      if text != nil { className = ViewClass.label.rawValue }
      className = try object.optional("class")?.oneOf(ViewClass.self).rawValue ?? className
      guard text == nil || className == ViewClass.label.rawValue else {
        throw field.mismatch(.says("json.wants.label"), found: className)
      }
      let parent = try object.optional("in").map { parent throws(CourseError) in
        try id(parent, in: current)
      }
      return Item(
        name, in: parent ?? current.id(named: root),
        margins: try object.optional("margins").map(Self.insets) ?? .defaultMargins,
        baselines: try object.optional("baselines").map(Self.baselines) ?? .edges, text: text,
        intrinsic: try object.optional("intrinsic").map(Self.intrinsic) ?? IntrinsicSize(),
        hugging: try object.optional("hugging").map(Self.priorities)
          ?? .defaultHugging(of: className),
        compression: try object.optional("compression").map(Self.priorities) ?? .defaultCompression)
    }
    try add(item, to: &scene, from: field)
    return className
  }

  /// A width and a height, each of which may be null.
  static func intrinsic(_ field: JSONField) throws(CourseError) -> IntrinsicSize {
    let sizes = try field.array(of: .says("json.items.numbersOrNull"), count: 2) {
      item throws(CourseError) in
      if case .null = item.json.value { return Double?.none }
      let number = try item.number()
      guard number >= 0, number <= 100_000 else { throw item.mismatch(.says("json.wants.length")) }
      return number
    }
    return IntrinsicSize(width: sizes[0], height: sizes[1])
  }

  /// From the top to the first line, and from the bottom to the last.
  static func baselines(_ field: JSONField) throws(CourseError) -> Baselines {
    let two = try field.numbers(count: 2)
    return Baselines(first: two[0], last: two[1])
  }

  private static func priorities(_ field: JSONField) throws(CourseError) -> AxisPriorities {
    let values = try field.numbers(count: 2)
    guard let horizontal = Priority(values[0]), let vertical = Priority(values[1]) else {
      throw field.mismatch(.says("json.wants.priorities"))
    }
    return AxisPriorities(horizontal: horizontal, vertical: vertical)
  }

  private static func addGuide(
    _ field: JSONField, to scene: inout Scene, classNames: [String]
  ) throws(CourseError) {
    let current = scene
    let (name, owner, own, inside) = try field.object { object throws(CourseError) in
      let nameField = try object.required("name")
      let name = try nameField.string()
      let owner = try id(object.required("owner"), in: current)
      let own = OwnGuide.split(name)?.guide
      if let own {
        try check(own, of: owner, in: current, className: classNames[Int(owner.index)], nameField)
      }
      let insets =
        own?.hasFreeInsets == false ? nil : try object.optional("insets").map(Self.insets)
      // Of keyboards, only the window's is where the model has it.
      let isFree = own == nil || own == .keyboard && current[owner].parent != nil
      if isFree, insets == nil { throw object.missing("insets") }
      return (name, owner, own, insets)
    }
    do {
      let guide =
        if let own { try scene.addOwnGuide(own, of: owner) } else {
          try scene.add(
            Item(name, kind: .guide, in: owner, placement: .inset(.zero), margins: .zero))
        }
      if let inside { scene.inset(guide, by: inside) }
    } catch { throw taken(name, field) }
  }

  /// Looks whether a view has such a guide, and whether the guide's name begins with the view's.
  private static func check(
    _ guide: OwnGuide, of owner: ItemID, in scene: Scene, className: String, _ field: JSONField
  ) throws(CourseError) {
    let (given, name) = (try field.string(), "\(scene[owner].name).\(guide.rawValue)")
    guard given == name else {
      throw field.mismatch(.says("json.wants.ownGuide", ["name": name]), found: "\"\(given)\"")
    }
    if guide == .content || guide == .frame, className != ViewClass.scrollView.rawValue {
      throw field.mismatch(
        .says("json.wants.scrollView", ["class": className]), found: "\"\(given)\"")
    }
  }

  private static func id(_ field: JSONField, in scene: Scene) throws(CourseError) -> ItemID {
    let name = try field.string()
    guard let id = scene.id(named: name), scene[id].kind == .view else {
      throw field.mismatch(.says("json.wants.earlierView"), found: name)
    }
    return id
  }

  /// Top, left, bottom and right, in points.
  static func insets(_ field: JSONField) throws(CourseError) -> Insets {
    let four = try field.numbers(count: 4)
    return Insets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  private static func add(
    _ item: Item, to scene: inout Scene, from field: JSONField
  ) throws(CourseError) {
    do { try scene.add(item) } catch { throw taken(item.name, field) }
  }

  private static func taken(_ name: String, _ field: JSONField) -> CourseError {
    field.mismatch(.says("json.wants.scene"), found: "\"\(name)\"")
  }

  /// How far to the right and down, in points.
  static func point(_ field: JSONField) throws(CourseError) -> Point {
    let two = try field.numbers(count: 2)
    return Point(x: two[0], y: two[1])
  }
}

extension OwnGuide {
  /// Whether an exercise may say where the guide lies; the others follow from the model.
  var hasFreeInsets: Bool {
    switch self {
    case .margins, .safeArea, .keyboard: true
    case .readable, .content, .frame: false
    }
  }
}

/// What a view or a window says about a text.
enum TextFields {
  /// The text of a view; `nil` for one without.
  ///
  /// - Throws: What is wrong with it, or that something besides the text says how large it is.
  static func text(_ object: inout ObjectReader) throws(CourseError) -> ItemText? {
    let (font, lines) = (object.optional("font"), object.optional("lines"))
    guard let content = object.optional("text") else {
      if let odd = font ?? lines { throw odd.misplaced(.says("json.wants.withText")) }
      return nil
    }
    try refuseSizes(&object)
    var text = ItemText(try Self.content(content))
    if let font { text.font = try Self.font(font) }
    if let lines { text.numberOfLines = try numberOfLines(lines) }
    return text
  }

  /// Another text of a view that has one.
  static func change(
    _ object: inout ObjectReader, of item: Item
  ) throws(CourseError) -> String? {
    let content = object.optional("text")
    if item.text != nil { try refuseSizes(&object) }
    guard let content else { return nil }
    guard item.text != nil else { throw content.misplaced(.says("json.wants.textInScene")) }
    return try Self.content(content)
  }

  private static func refuseSizes(_ object: inout ObjectReader) throws(CourseError) {
    guard let odd = object.optional("intrinsic") ?? object.optional("baselines") else { return }
    throw odd.misplaced(.says("json.wants.noSize"))
  }

  private static func content(_ field: JSONField) throws(CourseError) -> String {
    let content = try field.string()
    guard !content.isEmpty, content.unicodeScalars.count <= ItemText.mostCharacters else {
      throw field.mismatch(.says("json.wants.text", ["most": .count(ItemText.mostCharacters)]))
    }
    return content
  }

  private static func font(_ field: JSONField) throws(CourseError) -> ItemText.Font {
    guard case .number(let points) = field.json.value else {
      return .style(try field.oneOf(TextStyle.self))
    }
    guard points > 0, points <= ItemText.mostPoints else {
      throw field.mismatch(.says("json.wants.points", ["most": .points(ItemText.mostPoints)]))
    }
    return .size(points)
  }

  private static func numberOfLines(_ field: JSONField) throws(CourseError) -> Int {
    let number = try field.number()
    guard let lines = Int(exactly: number), (0...ItemText.mostLines).contains(lines) else {
      throw field.mismatch(.says("json.wants.shownLines", ["most": .count(ItemText.mostLines)]))
    }
    return lines
  }
}
