package import LayoutEngine

extension AnswerStage {
  /// Does what every case does with a few lines of its own, and forgets it.
  ///
  /// The run time looks many things up when they are first used. A process that forks after it has
  /// used them leaves them to its children, each of which would else look again.
  package static func rehearse(_ given: LayoutSnapshot) {
    let stage = AnswerStage(given, fileName: "") { _ = $0.text(nonce: "") }
    stage.perform {
      MainActor.assumeIsolated { AnswerStage.current.writeSomeLines() }
    }
    current = AnswerStage(LayoutSnapshot(window: given.window, items: []), fileName: "") { _ in }
    RaisedException.willEnd = nil
  }

  /// Lines such as answers have, so weak that they conflict with nothing.
  private func writeSomeLines() {
    guard let root else { return }
    let priority = UILayoutPriority(rawValue: 1)
    for case let view as UIView in objects where view !== root {
      let lines = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 8),
        view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 8),
        NSLayoutConstraint(
          item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: root,
          attribute: .trailing, multiplier: 1, constant: 0),
      ]
      for line in lines { line.priority = priority }
      NSLayoutConstraint.activate(lines)
    }
  }
}
