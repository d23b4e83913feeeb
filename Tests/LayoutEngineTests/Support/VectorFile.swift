import Foundation
import LayoutEngine
import Testing

/// A file of `Vectors/`: cases that were worked out by hand and with exact fractions.
struct VectorFile<Case: Decodable>: Decodable {
  let count: Int
  let vectors: [Case]

  /// The cases of a file; a test that asks for a missing or damaged file fails.
  static func cases(of name: String) throws -> [Case] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors"))
    let file = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    try #require(file.vectors.count == file.count)
    return file.vectors
  }
}

/// A scene with constraints, as the vectors write it.
struct VectorScene: Decodable {
  struct Entry: Decodable {
    let name: String
    let parent: String?
    let kind: String?
    let owner: String?
    let frame: [Double]?
    let fixed: Bool?
    let translates: Bool?
    let mask: [String]?
    let insets: [Double]?
    let intrinsic: [Double?]?
    let hug: [Double]?
    let compress: [Double]?
    let margins: [Double]?
    let baseline: [Double]?
  }

  struct Line: Decodable {
    let id: String
    let eq: String?
    let first: [String]?
    let relation: String
    let second: [String]?
    let multiplier: Double
    let constant: Double
    let priority: Double
  }

  let items: [Entry]
  let constraints: [Line]
  let direction: String?
  /// The frame that an item gets after the others were translated from the frames as they were.
  var resize: [String: [Double]]?

  /// What the engine can't do yet and the scene asks for.
  var needs: [String] {
    let names = constraints.flatMap { ($0.first ?? []) + ($0.second ?? []) }
    return names.contains { $0.hasSuffix("aseline") } ? ["baseline"] : []
  }

  /// The scene as the engine's value.
  func scene() throws -> Scene {
    var scene = Scene()
    for entry in items {
      let parent = try (entry.parent ?? entry.owner).map { try #require(scene.id(named: $0)) }
      try scene.add(
        Item(
          entry.name, kind: entry.kind == "guide" ? .guide : .view, in: parent,
          placement: try placement(of: entry),
          margins: entry.margins.map { Insets($0) } ?? .defaultMargins,
          intrinsic: IntrinsicSize(width: entry.intrinsic?[0], height: entry.intrinsic?[1]),
          hugging: try entry.hug.map { try AxisPriorities($0) } ?? .defaultHugging,
          compression: try entry.compress.map { try AxisPriorities($0) } ?? .defaultCompression))
    }
    return scene
  }

  private func placement(of entry: Entry) throws -> Item.Placement {
    if let insets = entry.insets { return .inset(Insets(insets)) }
    guard let frame = entry.frame else { return .constraints }
    if entry.fixed == true { return .given(Rect(resize?[entry.name] ?? frame)) }
    guard entry.translates == true else { return .constraints }
    let mask = try AutoresizingMask(vectorNames: entry.mask ?? [])
    guard !mask.isEmpty else {
      // Without a spring the superview's size doesn't matter; not every vector gives it.
      return .translated(Rect(frame), mask: [], in: Size(width: 0, height: 0))
    }
    let parent = try #require(items.first { $0.name == entry.parent }?.frame)
    return .translated(Rect(frame), mask: mask, in: Size(width: parent[2], height: parent[3]))
  }

  /// The constraints before any rule has looked at them, in the file's order.
  func drafts(in scene: Scene) throws -> [ConstraintDraft] {
    try constraints.map { line in
      ConstraintDraft(
        first: try line.first.map { try anchor($0, in: scene) },
        relation: try #require(
          ["<=": Relation.lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual][line.relation]),
        second: try line.second.map { try anchor($0, in: scene) },
        multiplier: line.multiplier, constant: line.constant, priority: line.priority,
        identifier: line.id)
    }
  }

  /// The constraints as the solver takes them, with no rule asked.
  func uncheckedConstraints(in scene: Scene) throws -> [Constraint] {
    try drafts(in: scene).map { draft in
      Constraint(
        try #require(draft.first), draft.relation,
        draft.second.map {
          .anchor($0, multiplier: draft.multiplier, constant: draft.constant)
        } ?? .length(draft.constant),
        priority: try #require(Priority(draft.priority)), identifier: draft.identifier)
    }
  }

  private func anchor(_ words: [String], in scene: Scene) throws -> Anchor {
    Anchor(
      try #require(scene.id(named: words[0])), try #require(Attribute(name: words[1])))
  }
}

extension AxisPriorities {
  /// Across, down, as the vectors write them.
  init(_ two: [Double]) throws {
    self.init(
      horizontal: try #require(Priority(two[0])), vertical: try #require(Priority(two[1])))
  }
}

extension AutoresizingMask {
  /// A mask from the vectors' short names, those of UIKit or those of AppKit.
  init(vectorNames names: [String]) throws {
    let parts: [String: AutoresizingMask] = [
      "LM": .flexibleLeftMargin, "W": .flexibleWidth, "RM": .flexibleRightMargin,
      "TM": .flexibleTopMargin, "H": .flexibleHeight, "BM": .flexibleBottomMargin,
      "minX": .flexibleLeftMargin, "maxX": .flexibleRightMargin,
      "minY": .flexibleTopMargin, "maxY": .flexibleBottomMargin,
    ]
    self = try names.reduce(into: []) { $0.insert(try #require(parts[$1])) }
  }
}

extension Rect {
  /// Left, top, width, height, as the vectors write them.
  init(_ four: [Double]) {
    self.init(x: four[0], y: four[1], width: four[2], height: four[3])
  }

  /// Whether every number is the same but for rounding.
  func isLike(_ other: Rect) -> Bool {
    FramePart.allCases.allSatisfy { abs(self[$0] - other[$0]) <= 1e-6 * (1 + abs(other[$0])) }
  }
}

extension Insets {
  /// Top, left, bottom, right, as the vectors write them.
  init(_ four: [Double]) {
    self.init(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }
}
