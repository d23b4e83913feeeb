import LayoutEngine

/// What `exercise.json` says about the scene.
enum SceneFields {
  /// The window, its views and its guides, in the order in which they are listed.
  static func scene(_ field: JSONField) throws(PlacedJSONError) -> Scene {
    try field.object { object throws(PlacedJSONError) in
      var scene = Scene()
      let root = try object.optional("root")?.string() ?? "Superview"
      try add(
        Item(root, placement: .given(Rect(x: 0, y: 0, width: 0, height: 0))), to: &scene,
        from: field)
      let views = try object.required("views")
      guard case .array(let entries) = views.json.value, !entries.isEmpty else {
        throw views.mismatch("an array of at least 1 view")
      }
      var fields: [JSONField] = []
      _ = try views.array(of: "views") { view throws(PlacedJSONError) in fields.append(view) }
      for view in fields { try addView(view, to: &scene, root: root) }
      if let guides = object.optional("guides") {
        var fields: [JSONField] = []
        _ = try guides.array(of: "guides") { guide throws(PlacedJSONError) in
          fields.append(guide)
        }
        for guide in fields { try addGuide(guide, to: &scene) }
      }
      return scene
    }
  }

  private static func addView(
    _ field: JSONField, to scene: inout Scene, root: String
  ) throws(PlacedJSONError) {
    if case .string(let name) = field.json.value {
      try add(Item(name, in: scene.id(named: root)), to: &scene, from: field)
      return
    }
    let current = scene
    let item = try field.object { object throws(PlacedJSONError) in
      let name = try object.required("name").string()
      let parent = try object.optional("in").map { parent throws(PlacedJSONError) in
        try id(parent, in: current)
      }
      let margins = try object.optional("margins").map { margins throws(PlacedJSONError) in
        try insets(margins)
      }
      return Item(
        name, in: parent ?? current.id(named: root), margins: margins ?? .defaultMargins)
    }
    try add(item, to: &scene, from: field)
  }

  private static func addGuide(
    _ field: JSONField, to scene: inout Scene
  ) throws(PlacedJSONError) {
    let current = scene
    let item = try field.object { object throws(PlacedJSONError) in
      try Item(
        object.required("name").string(), kind: .guide,
        in: id(object.required("owner"), in: current),
        placement: .inset(insets(object.required("insets"))))
    }
    try add(item, to: &scene, from: field)
  }

  private static func id(_ field: JSONField, in scene: Scene) throws(PlacedJSONError) -> ItemID {
    let name = try field.string()
    guard let id = scene.id(named: name), scene[id].kind == .view else {
      throw field.mismatch("a view that is listed before", found: name)
    }
    return id
  }

  private static func insets(_ field: JSONField) throws(PlacedJSONError) -> Insets {
    let four = try field.numbers(count: 4)
    return Insets(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }

  private static func add(
    _ item: Item, to scene: inout Scene, from field: JSONField
  ) throws(PlacedJSONError) {
    do { try scene.add(item) } catch {
      throw field.mismatch("a scene whose names differ", found: "\"\(item.name)\" twice")
    }
  }
}
