import Course
import LayoutEngine

/// How a hidden case differs from the windows that the course shows.
enum HiddenKind: String, CaseIterable {
  case narrower, wider, shorter, taller
  /// A size between those that are shown.
  case between
  case rightToLeft, otherContent
  /// At another moment than the first: something has happened by then.
  case later

  /// The kinds of a case, of which there may be several and is at least one.
  static func kinds(of layoutCase: LayoutCase, shown: [CaseWindow]) -> [HiddenKind] {
    let (width, height) = (layoutCase.window.width, layoutCase.window.height)
    let widths = shown.map(\.size.width)
    let heights = shown.map(\.size.height)
    var kinds: [HiddenKind] = []
    if let least = widths.min(), width < least { kinds.append(.narrower) }
    if let most = widths.max(), width > most { kinds.append(.wider) }
    if let least = heights.min(), height < least { kinds.append(.shorter) }
    if let most = heights.max(), height > most { kinds.append(.taller) }
    if layoutCase.direction == .rightToLeft { kinds.append(.rightToLeft) }
    if layoutCase.setting.hasOtherContent { kinds.append(.otherContent) }
    if layoutCase.setting.times > 0 { kinds.append(.later) }
    return kinds.isEmpty ? [.between] : kinds
  }

  var sentence: Sentence {
    switch self {
    case .narrower: .says("hidden.kind.narrower")
    case .wider: .says("hidden.kind.wider")
    case .shorter: .says("hidden.kind.shorter")
    case .taller: .says("hidden.kind.taller")
    case .between: .says("hidden.kind.between")
    case .rightToLeft: .says("hidden.kind.rightToLeft")
    case .otherContent: .says("hidden.kind.otherContent")
    case .later: .says("hidden.kind.later")
    }
  }
}
