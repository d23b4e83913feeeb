import LayoutEngine
import Testing

@Suite("Frames on whole pixels")
struct RoundingTests {
  @Test(
    "an edge goes to the nearest pixel, the later one of two",
    arguments: [
      (950.25, 2.0, 950.5), (950.2, 2, 950), (173.5, 3, 173 + 2.0 / 3), (0.5, 1, 1), (-0.5, 1, 0),
      (-0.75, 1, -1), (33.333333333, 1, 33), (1.25, 0, 1.25), (.infinity, 2, .infinity),
      (.greatestFiniteMagnitude, 3, .greatestFiniteMagnitude),
    ])
  func nearest(points: Double, scale: Double, expected: Double) {
    let found = PixelGrid(scale: scale).nearest(points)
    #expect(found == expected || abs(found - expected) < 1e-12)
  }

  @Test("a length that ends on pixels has no noise of the edges")
  func exactLength() {
    let frame = PixelGrid(scale: 3).nearest(Rect(x: 84.4, y: 0, width: 100, height: 100))
    #expect(frame.width == 100)
    #expect(frame.height == 100)
  }

  @Test("edges are rounded and lengths follow: thirds of 100 are 33, 34 and 33")
  func thirds() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 100, height: 10))))
    let third = 100.0 / 3
    var rects = [Rect(x: 0, y: 0, width: 100, height: 10)]
    for index in 0..<3 {
      try scene.add(Item("v\(index)", in: root))
      rects.append(Rect(x: Double(index) * third, y: 0, width: third, height: 10))
    }
    let rounded = Frames(rects).rounded(to: PixelGrid(scale: 1), in: scene)
    #expect(
      scene.ids.dropFirst().map { rounded[$0] } == [
        Rect(x: 0, y: 0, width: 33, height: 10), Rect(x: 33, y: 0, width: 34, height: 10),
        Rect(x: 67, y: 0, width: 33, height: 10),
      ])
  }

  @Test("pixels are counted from the root, not from the superview")
  func nested() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 7.3, y: 0, width: 100, height: 100))))
    let box = try scene.add(Item("box", in: root))
    try scene.add(Item("dot", in: box))
    let frames = Frames([
      Rect(x: 7.3, y: 0, width: 100, height: 100), Rect(x: 10.4, y: 0, width: 50, height: 50),
      Rect(x: 0.4, y: 0.4, width: 10, height: 10),
    ])
    let rounded = frames.rounded(to: PixelGrid(scale: 1), in: scene)
    #expect(rounded[root] == frames[root])
    #expect(rounded[box] == Rect(x: 10, y: 0, width: 50, height: 50))
    // 10.4 + 0.4 is nearer to 11 than to 10.
    #expect(rounded[ItemID(index: 2)] == Rect(x: 1, y: 0, width: 10, height: 10))
  }

  @Test("a frame that a mask decides stays what it is, beside its superview's real corner")
  func masked() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 100, height: 100))))
    let box = try scene.add(Item("box", in: root))
    let frame = Rect(x: 0.25, y: 0.75, width: 10.5, height: 10)
    let dot = try scene.add(
      Item("dot", in: box, placement: .translated(frame, mask: [], in: Size(width: 5, height: 5))))
    let frames = Frames([
      Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10.4, y: 0, width: 50, height: 50), frame,
    ])
    #expect(frames.rounded(to: PixelGrid(scale: 1), in: scene)[dot] == frame)
  }
}
