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

  /// What the engine can't do yet and the scene asks for.
  var needs: [String] {
    var needs: [String] = []
    if items.contains(where: { $0.mask != nil }) { needs.append("mask") }
    if items.contains(where: { $0.intrinsic != nil }) { needs.append("intrinsic size") }
    let names = constraints.flatMap { ($0.first ?? []) + ($0.second ?? []) }
    if names.contains(where: { $0.hasSuffix("aseline") }) { needs.append("baseline") }
    return needs
  }

  /// The scene as the engine's value.
  func scene() throws -> Scene {
    var scene = Scene()
    for entry in items {
      let parent = try (entry.parent ?? entry.owner).map { try #require(scene.id(named: $0)) }
      try scene.add(
        Item(
          entry.name, kind: entry.kind == "guide" ? .guide : .view, in: parent,
          placement: placement(of: entry),
          margins: entry.margins.map { Insets($0) } ?? .defaultMargins))
    }
    return scene
  }

  private func placement(of entry: Entry) -> Item.Placement {
    if let insets = entry.insets { return .inset(Insets(insets)) }
    guard let f = entry.frame else { return .constraints }
    let frame = Rect(x: f[0], y: f[1], width: f[2], height: f[3])
    if entry.fixed == true { return .given(frame) }
    return entry.translates == true ? .translated(frame) : .constraints
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

extension Insets {
  /// Top, left, bottom, right, as the vectors write them.
  init(_ four: [Double]) {
    self.init(top: four[0], left: four[1], bottom: four[2], right: four[3])
  }
}
