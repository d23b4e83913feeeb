import JSONReading
import LayoutEngine

/// What `exercise.json` says about answers in Swift.
enum SwiftTaskFields {
  /// Reads the value of `swift`.
  static func task(
    _ field: JSONField, scene: Scene
  ) throws(PlacedJSONError) -> SwiftTask {
    try field.object { object throws(PlacedJSONError) in
      let translates = try object.optional("viewsTranslate")?.bool() ?? false
      if let controller = object.optional("controller") {
        return SwiftTask(
          entry: .controller(className: try identifier(controller)), viewsTranslate: translates)
      }
      let name = try identifier(object.required("function"))
      let parameters = try object.required("parameters").array(of: "parameters") {
        parameter throws(PlacedJSONError) in
        try Self.parameter(parameter, scene: scene)
      }
      return SwiftTask(
        entry: .function(name: name, parameters: parameters), viewsTranslate: translates)
    }
  }

  /// A parameter as a declaration begins it: `photo`, `in view` or `_ view`.
  private static func parameter(
    _ field: JSONField, scene: Scene
  ) throws(PlacedJSONError) -> SwiftParameter {
    let text = try field.string()
    let words = text.split(separator: " ").map(String.init)
    guard let item = words.last, words.count <= 2, scene.id(named: item) != nil else {
      throw field.mismatch(
        "a view of the scene, with a label before it or not", found: "\"\(text)\"")
    }
    guard words.allSatisfy({ $0.isSwiftName }) else {
      throw field.mismatch("of names as Swift has them", found: "\"\(text)\"")
    }
    let label = words.count == 2 ? words[0] : item
    return SwiftParameter(label: label == "_" ? nil : label, item: item)
  }

  private static func identifier(_ field: JSONField) throws(PlacedJSONError) -> String {
    let name = try field.string()
    guard name.isSwiftName else {
      throw field.mismatch("a name as Swift has them", found: "\"\(name)\"")
    }
    return name
  }
}

extension String {
  /// Whether the text can name something in Swift.
  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
