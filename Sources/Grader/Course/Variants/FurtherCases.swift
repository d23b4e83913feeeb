import LayoutEngine

extension Exercise {
  /// The exercise checked in one window that has no simple relation to its own.
  ///
  /// Its sides follow from a number. With every second number the contents do, too: content sizes
  /// and baselines, the insets of guides, and margins where the exercise speaks of them. Not every
  /// such window leaves room for a layout.
  ///
  /// It is looked at after as many times as the exercise's first window. Another number gives
  /// another window.
  package func checkedElsewhere(_ number: Int) -> Exercise {
    let shares = Shares(exercise: id, number: number)
    let own = windows + unshownWindows
    let sizes = own.map { $0.size }
    let size = Size(
      width: shares.side("width", like: sizes.map { $0.width }),
      height: shares.side("height", like: sizes.map { $0.height }))
    let changes = number.isMultiple(of: 2) ? otherContents(shares) : []
    return checked(in: [
      CaseWindow(
        size: size, name: changes.isEmpty ? nil : "other contents", changes: changes,
        times: own.first?.times ?? 0)
    ])
  }

  private func otherContents(_ shares: Shares) -> [CaseWindow.Change] {
    let own = (windows + unshownWindows).flatMap { $0.changes }
    return scene.ids.compactMap { id in
      let item = scene[id]
      let wide = shares.share("\(item.name) wide") + 0.5
      let high = shares.share("\(item.name) high") + 0.5
      var change = CaseWindow.Change(item: id)
      if item.intrinsic != IntrinsicSize() {
        change.intrinsic = IntrinsicSize(
          width: item.intrinsic.width.map { ($0 * wide).rounded() },
          height: item.intrinsic.height.map { ($0 * high).rounded() })
      }
      if item.baselines != .edges {
        let first = (item.baselines.first * high).rounded()
        // A text of one row stays one.
        let isRow = item.baselines.first + item.baselines.last == item.intrinsic.height
        let below = (change.intrinsic?.height).map { $0 - first } ?? 0
        change.baselines = Baselines(
          first: first, last: isRow ? below : (item.baselines.last * high).rounded())
      }
      let isGuided = scene.ownGuide(.margins, of: id) != nil
      if isGuided || own.contains(where: { $0.item == id && $0.margins != nil }) {
        var margins = shares.insets("\(item.name) margins")
        // As wide on both sides, as in UIKit unless somebody says otherwise.
        margins.right = margins.left
        change.margins = margins
      }
      if case .inset = item.placement, OwnGuide.named(item.name)?.guide != .margins {
        change.insets = shares.insets("\(item.name) insets")
      }
      return change == CaseWindow.Change(item: id) ? nil : change
    }
  }
}

/// Numbers that look like chance, and are the same on every machine.
private struct Shares {
  let exercise: String
  let number: Int

  private static let seed = SecretSeed("elsewhere")
  /// The largest distance of a margin or a guide from its owner's edge, in points.
  private static let mostInset = 48.0

  /// A number from 0 to 1.
  func share(_ name: String) -> Double {
    let number = Self.seed.number(for: [exercise, "\(number)", name])
    return Double(number) / Double(UInt64.max)
  }

  /// A side of a window, from a little below the smallest of some sides to far above the largest.
  func side(_ name: String, like sides: [Double]) -> Double {
    let least = (sides.min() ?? 320) * 0.75
    let most = (sides.max() ?? 480) * 1.5
    return (least + (most - least) * share(name)).rounded()
  }

  func insets(_ name: String) -> Insets {
    func inset(_ edge: String) -> Double { (share("\(name) \(edge)") * Self.mostInset).rounded() }
    return Insets(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
  }
}
