import Foundation
import LayoutUIKit
import Testing

/// Scenes of Interface Builder, built of UIKit's objects, against the frames that Apple's engine stored.
@MainActor @Suite("Apple's frames, from views")
struct OracleTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../ReferenceCasesTests/Oracle/must.jsonl")

  /// Half a point, as Apple's frames are stored, and what rounding both edges to pixels may add.
  private static let pixel = 1 / UIScreen.main.scale + 1e-6

  @Test(
    "every view is where Apple's is, whatever more its content asks for", arguments: [false, true])
  func frames(isStressed: Bool) throws {
    let scenes = try OracleScene.scenes(of: Self.file)
    #expect(scenes.count == 827)
    for scene in scenes {
      let hierarchy = OracleHierarchy(scene, isStressed: isStressed)
      hierarchy.layOut()
      let off =
        hierarchy.solved.map { view, frame in
          zip(view.numbers, [frame.minX, frame.minY, frame.width, frame.height])
            .map { abs($0 - $1) }.max() ?? 0
        }.max() ?? 0
      #expect(off <= scene.tolerance + Self.pixel, "\(scene.id)")
    }
  }
}
