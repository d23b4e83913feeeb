import LayoutEngine

package struct SwiftTask: Hashable, Sendable {
  package let entry: SwiftEntry
  /// What happens once the answer is laid out, in the windows that say how often.
  package var sequel: SwiftSequel?
  /// Whether views still turn their masks into constraints, as those that code makes do.
  package let viewsTranslate: Bool
  /// What is asked of the way to the layout, in the order of looking.
  package var trace: [TraceRule] = []
}

package indirect enum SwiftEntry: Hashable, Sendable {
  /// A function that gets the exercise's views: `func layOut(photo: UIImageView, in view: UIView)`.
  case function(name: String, parameters: [SwiftParameter])
  /// A view controller that makes its own views; its stored properties give them their names.
  case controller(className: String)

  package var isController: Bool {
    guard case .controller = self else { return false }
    return true
  }
}

package struct SwiftParameter: Hashable, Sendable {
  /// The argument's label; `nil` for `_`.
  package let label: String?
  /// The name of the scene's item that is handed over; its class is the snapshot's.
  package let item: String

  package init(label: String?, item: String) {
    self.label = label
    self.item = item
  }
}

/// What happens to an answer in Swift once it is laid out, as often as a case says.
package indirect enum SwiftSequel: Hashable, Sendable {
  /// Another function of the file is called, with views of the exercise.
  case function(name: String, parameters: [SwiftParameter])
  /// A method of the controller is called, without arguments.
  case method(name: String)
  case tap(item: String)
}

/// What an exercise about doing asks of the way to the layout.
package enum TraceRule: String, CaseIterable, Hashable, Sendable {
  /// At no moment constraints are active that can't all be satisfied.
  case noConflict
  /// What a pass calls is never called by hand.
  case noCallByHand
  /// Each time that something happens, code marks a view with `setNeedsUpdateConstraints()`.
  case marksForUpdate
}

/// The classes that the views of an exercise may have in Swift.
///
/// Their content is the exercise's: a label is as wide as `intrinsic` says, whatever its text.
package enum ViewClass: String, CaseIterable, Hashable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case button = "UIButton"
  case imageView = "UIImageView"
  case textField = "UITextField"
  case switchControl = "UISwitch"
  case segmentedControl = "UISegmentedControl"
  case scrollView = "UIScrollView"
  case tableRow = "UITableViewCell"
}

enum SwiftTaskFields {
  static func task(_ field: JSONField, scene: Scene) throws(CourseError) -> SwiftTask {
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

  private static func trace(_ field: JSONField, isLater: Bool) throws(CourseError) -> [TraceRule] {
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
      parameter throws(CourseError) in try Self.parameter(parameter, scene: scene)
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
      throw field.mismatch(.says("json.wants.labelledView"), found: "\"\(text)\"")
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

/// Whether what an exercise says about later moments fits together.
enum SequelFields {
  /// Looks at the windows' `times` and at the `then` of `swift`.
  ///
  /// - Throws: That one is there without the other, or that answers in equations are accepted, which
  ///   have no later.
  static func check(
    _ task: SwiftTask?, in field: JSONField?, _ notations: [Notation], windows: [CaseWindow],
    of exercise: ObjectReader
  ) throws(CourseError) {
    let isLater = windows.contains { $0.times > 0 }
    guard task?.sequel != nil, let field else {
      if isLater {
        let place = field?.json.place ?? exercise.place
        throw CourseError(missing: "then", in: exercise.path, at: place)
      }
      return
    }
    guard isLater else {
      throw field.misplaced(.says("json.wants.then"))
    }
    guard windows[0].times == 0 else {
      throw field.misplaced(.says("json.wants.firstWindow"))
    }
    guard notations == [.swift] else {
      throw field.misplaced(.says("json.wants.onlySwift"))
    }
  }
}
