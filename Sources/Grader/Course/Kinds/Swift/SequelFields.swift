import LayoutEngine

/// Whether what an exercise says about later moments fits together.
enum SequelFields {
  /// Looks at the windows' `times` and at the `then` of `swift`.
  ///
  /// - Throws: That one is there without the other, or that answers in equations are accepted, which
  ///   have no later.
  static func check(
    _ task: SwiftTask?, in field: JSONField?, _ notations: [Notation], windows: [CaseWindow],
    at place: SourcePlace
  ) throws(PlacedJSONError) {
    let isLater = windows.contains { $0.times > 0 }
    guard task?.sequel != nil, let field else {
      if isLater {
        throw PlacedJSONError(.missingKey("then"), at: field?.json.place ?? place)
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
