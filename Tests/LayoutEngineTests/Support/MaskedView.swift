import LayoutEngine

/// A view whose mask is translated, alone in a window.
enum MaskedView {
  /// Where the solver puts it after the window changed size; `nil` if that isn't decided.
  static func frame(
    _ frame: Rect, _ mask: AutoresizingMask, in old: Size, at new: Size
  ) throws -> Rect? {
    var scene = Scene()
    let root = try scene.add(
      Item(
        "window",
        placement: .given(Rect(x: 0, y: 0, width: old.width, height: old.height))))
    let view = try scene.add(
      Item("v", in: root, placement: .translated(frame, mask: mask, in: old)))
    let problem = LayoutProblem(scene: scene.sized(to: new), constraints: [])
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { return nil }
    return frames[view]
  }
}
