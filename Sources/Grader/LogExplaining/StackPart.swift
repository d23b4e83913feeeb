/// What a stack view makes a line for, by the identifier that the line carries.
///
/// Source: docs/SEMANTICS.md, S9.12.
enum StackPart: CaseIterable {
  case canvasConnection, spacing, alignment, fillEqually, fillProportionally, distributing
  case spanning, hiding

  /// What the identifier begins with.
  var identifier: String {
    switch self {
    case .canvasConnection: "UISV-canvas-connection"
    case .spacing: "UISV-spacing"
    case .alignment: "UISV-alignment"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .distributing: "UISV-distributing"
    case .spanning: "UISV-spanning"
    case .hiding: "UISV-hiding"
    }
  }

  init?(identifier: String?) {
    guard let identifier,
      let part = Self.allCases.first(where: { identifier.hasPrefix($0.identifier) })
    else { return nil }
    self = part
  }
}
