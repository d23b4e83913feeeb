import Foundation
import LayoutUIKit
import Testing

/// Scenes of Interface Builder, built of UIKit's objects, against the frames that Apple's engine stored.
@MainActor @Suite("Apple's frames, from views")
struct OracleTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../ReferenceCasesTests/Oracle/must.jsonl")

  @Test("every view is within half a point, and the half pixel that rounding takes, of Apple's")
  func frames() throws {
    let scenes = try OracleScene.scenes(of: Self.file)
    #expect(scenes.count == 827)
    let halfPixel = 0.5 / UIScreen.main.scale
    for scene in scenes {
      let hierarchy = OracleHierarchy(scene)
      hierarchy.layOut()
      let off =
        hierarchy.solved.map { view, frame in
          zip(view.numbers, [frame.minX, frame.minY, frame.width, frame.height])
            .map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
      #expect(off <= scene.tolerance + 2 * halfPixel + 1e-6, "\(scene.id)")
    }
  }
}
