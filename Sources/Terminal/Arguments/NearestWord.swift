import LayoutEngine

extension [String] {
  /// The word that was probably meant, the earliest of equals; nil if none is near.
  ///
  /// Near is two slips or a third of the typed word, and never a whole word.
  package func nearest(to typed: String) -> String? {
    let limit = Swift.max(2, typed.count / 3)
    return NearestNames.nearest(to: typed, among: self) {
      Swift.min(limit, typed.count - 1, $0.count - 1)
    }
  }
}
