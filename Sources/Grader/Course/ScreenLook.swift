package import LayoutEngine

/// What a device shows of a scene besides frames.
package struct ScreenLook: Hashable, Sendable {
  /// What a view shows, by its class in the scene and its text.
  package struct View: Hashable, Sendable {
    package let viewClass: ViewClass
    package let text: Text?

    package init(_ viewClass: ViewClass, text: Text? = nil) {
      (self.viewClass, self.text) = (viewClass, text)
    }
  }

  package struct Text: Hashable, Sendable {
    package let content: String
    package let measure: TextMeasure

    package init(_ content: String, measure: TextMeasure) {
      (self.content, self.measure) = (content, measure)
    }

    /// Whether its first letter is one of a script that is read from right to left.
    ///
    /// Source: Unicode Standard Annex #9, rule P2; main ranges of the classes R and AL.
    package var isRightToLeft: Bool {
      let letter = content.unicodeScalars.first { $0.properties.isAlphabetic }
      return [0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains {
        $0.contains(letter?.value ?? 0)
      }
    }
  }

  /// What the system's bars cover at each edge: the status bar above, the home indicator below.
  package let bars: Insets
  /// Of the views that aren't a bare `UIView`, by their names.
  package let views: [String: View]

  package init(bars: Insets, views: [String: View]) { (self.bars, self.views) = (bars, views) }

  /// A scene in a window, with the classes of its items as far as they are known.
  package init(_ scene: Scene, classNames: [String] = []) {
    bars = scene.items.first?.safeArea ?? .zero
    views = zip(scene.items, classNames).reduce(into: [:]) { views, entry in
      let (item, name) = entry
      guard let viewClass = ViewClass(rawValue: name), viewClass != .view else { return }
      let text = item.text.map {
        Text($0.content, measure: $0.measure(for: scene.textSize))
      }
      views[item.name] = View(viewClass, text: text)
    }
  }
}

extension Exercise {
  /// What a device shows in a case besides frames.
  package func look(in layoutCase: LayoutCase) -> ScreenLook {
    ScreenLook(scene.placed(in: layoutCase), classNames: classNames)
  }
}
