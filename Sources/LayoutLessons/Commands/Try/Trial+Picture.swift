import Course
import Feedback
import Grading
import LayoutEngine
import Terminal

extension Trial {
  /// A layout drawn along the axes that the lines speak about.
  func picture(
    of frames: Frames, _ window: Size, _ direction: LayoutDirection
  ) -> Picture {
    Picture(
      window: window, direction: direction, yours: scene.namedFrames(frames),
      guides: scene.namedGuides(frames, of: constraints), axis: axes.count == 1 ? axes.first : nil)
  }
}
