/// A word that stands for several attributes at once, as Masonry's `edges` does.
///
/// No equation can hold one; knowing them allows to say what to write in their place.
struct CompositeAttribute {
  /// The attributes that the word stands for.
  let parts: [Attribute]

  /// The composite with a name, in whatever case it is written.
  init?(name: some StringProtocol) {
    guard let parts = Self.partsByName[name.lowercased()] else { return nil }
    self.parts = parts
  }

  private static let partsByName: [String: [Attribute]] = [
    "size": [.width, .height],
    "center": [.centerX, .centerY],
    "centre": [.centerX, .centerY],
    "centerwithinmargins": [.centerXWithinMargins, .centerYWithinMargins],
    "edges": [.top, .leading, .bottom, .trailing],
    "margins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
    "horizontaledges": [.leading, .trailing],
    "verticaledges": [.top, .bottom],
    "origin": [.leading, .top],
    "frame": [.leading, .top, .width, .height],
  ]
}
