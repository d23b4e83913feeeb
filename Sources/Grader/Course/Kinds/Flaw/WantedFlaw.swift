package import LayoutEngine

/// The flaw that an exercise asks for: the answer has to have it, and no other.
package indirect enum WantedFlaw: Hashable, Sendable {
  case conflict(WantedConflict)
  /// Exactly these anchors are ambiguous in every case, and nothing conflicts.
  ///
  /// The attributes are `width`, `height`, `leading` and `top`: the numbers of which a frame is made.
  case ambiguity([Anchor])

  package var ambiguousAnchors: [Anchor] {
    if case .ambiguity(let anchors) = self { anchors } else { [] }
  }
}

/// The conflict that an exercise asks for: where, and between which lines.
package struct WantedConflict: Hashable, Sendable {
  package enum Members: Hashable, Sendable {
    case any
    /// A smallest set of so many lines, given ones and the answer's.
    case lines(Int)
    /// A smallest set of exactly these given lines, counted from 0, and so many of the answer's.
    case between(given: [Int], own: Int)
  }

  package let members: Members
  /// The windows in which no layout satisfies all lines.
  package let windows: [CaseWindow]
  package let directions: [LayoutDirection]

  /// Whether the lines should conflict in a case; if not, all of them have to be satisfied.
  package func isWanted(in layoutCase: LayoutCase) -> Bool {
    windows.contains(layoutCase.setting) && directions.contains(layoutCase.direction)
  }
}

extension KindDeclaration {
  static let flaw = KindDeclaration(keys: ["wants"], takesSwift: false) {
    object, context throws(CourseError) in
    let flaw = try FlawFields(exercise: context).flaw(object.required("wants"))
    return { _ in .flaw(flaw) }
  }
}

struct FlawFields {
  let exercise: AimContext

  func flaw(_ field: JSONField) throws(CourseError) -> WantedFlaw {
    try field.object { object throws(CourseError) in
      let (conflict, ambiguous) = (object.optional("conflict"), object.optional("ambiguous"))
      switch (conflict, ambiguous) {
      case (let conflict?, nil): return .conflict(try self.conflict(conflict))
      case (nil, let ambiguous?): return .ambiguity(try anchors(ambiguous))
      default: throw field.mismatch(.says("json.wants.flaw"))
      }
    }
  }

  private func anchors(_ field: JSONField) throws(CourseError) -> [Anchor] {
    let anchors = try field.array(of: .says("json.items.attributes")) {
      name throws(CourseError) in
      let words = try name.string()
      let attributes: [Attribute] = [.width, .height, .leading, .top]
      guard let anchor = exercise.scene.anchor(named: words), attributes.contains(anchor.attribute),
        exercise.scene[anchor.item].parent != nil
      else {
        throw name.mismatch(.says("json.wants.ambiguous"), found: words)
      }
      return anchor
    }
    guard !anchors.isEmpty, Set(anchors).count == anchors.count else {
      throw field.mismatch(.says("json.wants.ambiguous.several"))
    }
    return anchors
  }

  private func conflict(_ field: JSONField) throws(CourseError) -> WantedConflict {
    try field.object { object throws(CourseError) in
      let members = try members(&object)
      let windows = try object.optional("windows").map { field throws(CourseError) in
        try some(field, of: .says("json.items.windows")) { window throws(CourseError) in
          try CaseWindowFields.window(window, among: exercise.windows)
        }
      }
      let directions = try object.optional("directions").map { field throws(CourseError) in
        try some(field, of: .directions) { direction throws(CourseError) in
          let found = try direction.oneOf(LayoutDirection.self)
          guard exercise.directions.contains(found) else {
            throw direction.mismatch(.says("json.wants.direction"), found: found.rawValue)
          }
          return found
        }
      }
      return WantedConflict(
        members: members, windows: windows ?? exercise.windows,
        directions: directions ?? exercise.directions)
    }
  }

  private func some<Item>(
    _ field: JSONField, of items: Sentence, _ item: (JSONField) throws(CourseError) -> Item
  ) throws(CourseError) -> [Item] {
    let found = try field.array(of: items, item)
    guard !found.isEmpty else {
      throw field.mismatch(.says("json.wants.some", ["items": items]))
    }
    return found
  }

  private func members(_ object: inout ObjectReader) throws(CourseError) -> WantedConflict.Members {
    let (lines, given, yours) = (
      object.optional("lines"), object.optional("given"), object.optional("yours")
    )
    if let lines {
      if let odd = given ?? yours {
        throw odd.misplaced(.says("json.wants.noLines"))
      }
      return .lines(try count(lines))
    }
    switch (given, yours) {
    case (nil, nil): return .any
    case (let given?, let yours?):
      let places = try given.array(of: .says("json.items.givenLines")) {
        line throws(CourseError) in
        guard let number = Int(exactly: try line.number()), number >= 1,
          number <= exercise.givenLines
        else {
          throw line.mismatch(.says("json.wants.givenLine", ["count": exercise.givenLines]))
        }
        return number - 1
      }
      guard Set(places).count == places.count else {
        throw given.mismatch(.says("json.wants.givenLines"))
      }
      return .between(given: places, own: try count(yours))
    case (nil, let alone?), (let alone?, nil):
      throw alone.misplaced(.says("json.wants.givenAndYours"))
    }
  }

  private func count(_ field: JSONField) throws(CourseError) -> Int {
    // More lines than this make a conflict that nobody sees through.
    guard let count = Int(exactly: try field.number()), (1...9).contains(count) else {
      throw field.mismatch(.says("json.wants.lineCount"))
    }
    return count
  }
}
