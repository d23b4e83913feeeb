import LayoutEngine

enum CaseWindowFields {
  static func windows(
    _ field: JSONField, atLeast least: Int, scene: Scene
  ) throws(CourseError) -> [CaseWindow] {
    let windows = try field.array(of: .says("json.items.sizes")) { window throws(CourseError) in
      try Self.window(window, scene: scene)
    }
    guard windows.count >= least else {
      throw field.mismatch(.says("json.wants.windows", ["least": .count(least)]))
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
    _ field: JSONField, scene: Scene
  ) throws(CourseError) -> CaseWindow {
    guard case .object = field.json.value else {
      return CaseWindow(size: try SceneFields.size(field))
    }
    return try field.object { object throws(CourseError) in
      let size = try SceneFields.size(object.required("size"))
      let name = try object.required("name").string()
      guard let times = object.optional("times") else {
        let items = try object.required("items")
        return CaseWindow(size: size, name: name, changes: try changes(items, scene: scene))
      }
      let items = object.optional("items")
      return CaseWindow(
        size: size, name: name,
        changes: try items.map { items throws(CourseError) in
          try changes(items, scene: scene)
        } ?? [], times: try Self.times(times))
    }
  }

  /// More calls than this show nothing that fewer don't.
  private static let mostTimes = 9

  private static func times(_ field: JSONField) throws(CourseError) -> Int {
    let number = try field.number()
    guard let times = Int(exactly: number), (1...mostTimes).contains(times) else {
      throw field.mismatch(.says("json.wants.times", ["most": .count(mostTimes)]))
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
        changes.append(try change(item, of: id))
      }
      return changes
    }
  }

  private static func change(
    _ field: JSONField, of id: ItemID
  ) throws(CourseError) -> CaseWindow.Change {
    try field.object { object throws(CourseError) in
      CaseWindow.Change(
        item: id, margins: try object.optional("margins").map(SceneFields.insets),
        insets: try object.optional("insets").map(SceneFields.insets),
        intrinsic: try object.optional("intrinsic").map(SceneFields.intrinsic),
        baselines: try object.optional("baselines").map(SceneFields.baselines))
    }
  }
}
