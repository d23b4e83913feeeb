import LayoutEngine

enum SwiftTaskFields {
  static func task(
    _ field: JSONField, scene: Scene
  ) throws(CourseError) -> SwiftTask {
    try field.object { object throws(CourseError) in
      let translates = try object.optional("viewsTranslate")?.bool() ?? false
      let isController = object.has("controller")
      let entry: SwiftEntry
      if isController {
        entry = .controller(className: try identifier(object.required("controller")))
      } else {
        let (name, parameters) = try function(&object, scene: scene)
        entry = .function(name: name, parameters: parameters)
      }
      let sequel = try object.optional("then").map { field throws(CourseError) in
        try Self.sequel(field, isController: isController, scene: scene)
      }
      return SwiftTask(
        entry: entry, sequel: sequel, viewsTranslate: translates,
        trace: try object.optional("trace").map { field throws(CourseError) in
          try trace(field, isLater: sequel != nil)
        } ?? [])
    }
  }

  private static func trace(
    _ field: JSONField, isLater: Bool
  ) throws(CourseError) -> [TraceRule] {
    try field.array(of: .says("json.items.rules")) { item throws(CourseError) in
      let rule = try item.oneOf(TraceRule.self)
      guard isLater || rule != .marksForUpdate else {
        throw item.misplaced(.says("json.wants.rule"))
      }
      return rule
    }
  }

  private static func sequel(
    _ field: JSONField, isController: Bool, scene: Scene
  ) throws(CourseError) -> SwiftSequel {
    try field.object { object throws(CourseError) in
      if let tap = object.optional("tap") {
        let item = try tap.string()
        guard scene.id(named: item) != nil else {
          throw tap.mismatch(.viewOfTheScene, found: "\"\(item)\"")
        }
        return .tap(item: item)
      }
      // A function of the file can't reach what a controller has made, and only a controller has methods.
      if isController { return .method(name: try identifier(object.required("method"))) }
      let (name, parameters) = try function(&object, scene: scene)
      return .function(name: name, parameters: parameters)
    }
  }

  private static func function(
    _ object: inout ObjectReader, scene: Scene
  ) throws(CourseError) -> (name: String, parameters: [SwiftParameter]) {
    let name = try identifier(object.required("function"))
    let parameters = try object.required("parameters").array(of: .says("json.items.parameters")) {
      parameter throws(CourseError) in
      try Self.parameter(parameter, scene: scene)
    }
    return (name, parameters)
  }

  /// A parameter as a declaration begins it: `photo`, `in view` or `_ view`.
  private static func parameter(
    _ field: JSONField, scene: Scene
  ) throws(CourseError) -> SwiftParameter {
    let text = try field.string()
    let words = text.split(separator: " ").map(String.init)
    guard let item = words.last, words.count <= 2, scene.id(named: item) != nil else {
      throw field.mismatch(
        .says("json.wants.labelledView"), found: "\"\(text)\"")
    }
    guard words.allSatisfy({ $0.isSwiftName }) else {
      throw field.mismatch(.says("json.wants.swiftNames"), found: "\"\(text)\"")
    }
    let label = words.count == 2 ? words[0] : item
    return SwiftParameter(label: label == "_" ? nil : label, item: item)
  }

  private static func identifier(_ field: JSONField) throws(CourseError) -> String {
    let name = try field.string()
    guard name.isSwiftName else {
      throw field.mismatch(.says("json.wants.swiftName"), found: "\"\(name)\"")
    }
    return name
  }
}

extension String {
  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
