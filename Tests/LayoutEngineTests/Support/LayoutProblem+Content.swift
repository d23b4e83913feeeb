import LayoutEngine

extension LayoutProblem {
  /// The problem with what content asks for written as constraints.
  func statingContent() throws -> LayoutProblem {
    var bare = Scene()
    var written = constraints
    for (id, item) in zip(scene.ids, scene.items) {
      for axis in Axis.allCases {
        guard let length = item.intrinsic[axis] else { continue }
        let size = Anchor(id, FramePart.size(along: axis).attribute)
        written += [
          Constraint(size, .lessThanOrEqual, .length(length), priority: item.hugging[axis]),
          Constraint(size, .greaterThanOrEqual, .length(length), priority: item.compression[axis]),
        ]
      }
      var item = item
      item.intrinsic = IntrinsicSize()
      try bare.add(item)
    }
    return LayoutProblem(scene: bare, constraints: written, direction: direction)
  }
}
