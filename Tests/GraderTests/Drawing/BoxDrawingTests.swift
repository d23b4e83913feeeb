import Course
import Feedback
import LayoutEngine
import Testing

@Suite("Drawing: boxes as the lessons show them")
struct BoxDrawingTests {
  private let window = Size(width: 320, height: 72)
  private let row = [drawn("Blue", 120, .nan, 96, .nan), drawn("Red", 224, 0, 80, 0)]
  private let goal = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("one axis of a lesson: vertical frames are not looked at")
  func lesson() {
    let picture = """
      ┌────────────────────────────────────────┐
      │               ┌──────────┐ ┌────────┐  │
      │               │   Blue   │ │  Red   │  │
      │               └──────────┘ └────────┘  │
      └────────────────────────────────────────┘
      0               120      216 224    304  320
      """
    #expect(boxes(row, window, axis: .horizontal, width: 80) == picture)
  }

  @Test("one axis in 40 columns: the next coarser scale that fits")
  func lessonNarrow() {
    let picture = """
      ┌────────────────────────────────┐
      │            ┌────────┐┌──────┐  │
      │            │  Blue  ││ Red  │  │
      │            └────────┘└──────┘  │
      └────────────────────────────────┘
      0            120    216     304  320
                             224
      """
    #expect(boxes(row, window, axis: .horizontal, width: 40) == picture)
  }

  @Test("a goal, with its real frames")
  func goalFrames() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ┌────────────────────┐ ┌────────┐  │ 16
      │     │        Blue        │ │  Red   │  │
      │     └────────────────────┘ └────────┘  │ 56
      └────────────────────────────────────────┘ 72
      0     40                 216 224    304  320
      """
    #expect(boxes(goal, window, width: 80) == picture)
  }

  @Test("a goal in 40 columns: low boxes have their name in the upper edge")
  func goalNarrow() {
    let picture = """
      ┌────────────────────────────────┐ 0
      │    ┌────────────────┐┌──────┐  │ 16
      │    │      Blue      ││ Red  │  │
      │    └────────────────┘└──────┘  │ 56
      └────────────────────────────────┘ 72
      0    40             216     304  320
                             224
      """
    #expect(boxes(goal, window, width: 40) == picture)
  }

  @Test("views that overlap on the one axis get bands of their own")
  func bands() {
    let picture = """
      ┌────────────────────────────────────────┐
      │┌───────────────────────┐  ┌────────┐   │
      ││           A           │  │  Red   │   │
      │└───────────────────────┘  └────────┘   │
      │               ┌──────────┐             │
      │               │   Blue   │             │
      │               └──────────┘             │
      │                    │                   │
      │                    │ Zero              │
      │                    │                   │
      └────────────────────────────────────────┘
      0               120    200         296   320
                         160   216
      """
    #expect(
      boxes(
        [
          drawn("A", 0, 0, 200, 0), drawn("Blue", 120, 0, 96, 0), drawn("Red", 216, 0, 80, 0),
          drawn("Zero", 160, 0, 0, 0),
        ], window, axis: .horizontal, width: 80) == picture)
  }

  @Test("nested views: names keep out of the views inside")
  func nested() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────────────────────────────┐  │ 16
      │  │ ┌──────────┐  ├─────Title──────┤ │  │ 32
      │  │ │          │                     │  │
      │  │ │  Photo   │  ┌────────────────┐ │  │ 64
      │  │ │          │  │      Text      │ │  │
      │  │ │          │  │                │ │  │
      │  │ └──────────┘  └────────────────┘ │  │ 128
      │  │               Card               │  │
      │  │                                  │  │
      │  │ ┌──────────────────────────────┐ │  │ 160
      │  │ │            Button            │ │  │
      │  │ └──────────────────────────────┘ │  │ 208
      │  └──────────────────────────────────┘  │ 224
      └────────────────────────────────────────┘ 240
      0  16         128  144            288    320
           32                             304
      """
    #expect(
      boxes(
        [
          drawn("Card", 16, 16, 288, 208), drawn("Photo", 32, 32, 96, 96),
          drawn("Title", 144, 32, 144, 20), drawn("Text", 144, 64, 144, 64),
          drawn("Button", 32, 160, 256, 48),
        ], Size(width: 320, height: 240), width: 80) == picture)
  }

  @Test("a large window: coarser, and never more than 24 rows")
  func large() {
    let picture = """
      ┌────────────────────────────────────────────────────────────────┐ 0
      │                                                                │
      │                                                                │
      │      ┌──────────────────────────────┐                          │ 100
      │      │                              │                          │
      │      │                              │                          │
      │      │                              │                          │
      │      │             Blue             │                          │
      │      │                              │                          │
      │      │                              │                          │
      │      │                              │                          │
      │      │                              │                          │
      │      └──────────────────────────────┘                          │ 400
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      │                                                                │
      └────────────────────────────────────────────────────────────────┘ 768
      0      100                          600                          1024
      """
    #expect(
      boxes([drawn("Blue", 100, 100, 500, 300)], Size(width: 1024, height: 768), width: 80)
        == picture)
  }

  @Test("a small window: finer")
  func small() {
    let picture = """
      ┌────────────────────┐ 0
      │  ┌──────────────┐  │ 8
      │  │     Blue     │  │
      │  └──────────────┘  │ 32
      └────────────────────┘ 40
      0  8             72  80
      """
    #expect(boxes([drawn("Blue", 8, 8, 64, 24)], Size(width: 80, height: 40), width: 80) == picture)
  }

  @Test("Chinese names take two columns a character, whole or shortened")
  func chinese() {
    let views = [drawn("蓝色视图", 40, 16, 80, 40), drawn("标题文字很长很长", 160, 16, 80, 40)]
    let drawing = LayoutDrawing(
      Picture(window: window, yours: views),
      displayWidth: { $0.reduce(0) { $0 + ($1.isASCII || "─│┌┐└┘".contains($1) ? 1 : 2) } })
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ┌────────┐     ┌────────┐          │ 16
      │     │蓝色视图│     │标题文…│          │
      │     └────────┘     └────────┘          │ 56
      └────────────────────────────────────────┘ 72
      0     40     120     160    240          320
      """
    #expect(drawing.lines(columns: 80).map(\.text).joined(separator: "\n") == picture)
  }

  @Test("one axis from top to bottom: views beside each other, with the numbers beside them")
  func down() {
    let picture = """
      ┌────────────────────┐ 0
      │┌────────────┐      │ 16
      ││            │      │
      ││    Red     │      │
      ││            │      │
      ││            │      │
      │└────────────┘      │ 112
      │┌────────────┐      │
      ││            │      │
      ││    Blue    │      │
      ││            │      │
      │└────────────┘      │ 184
      │─────Low──────      │
      └────────────────────┘ 200
      """
    #expect(
      boxes(
        [
          drawn("Red", .nan, 16, .nan, 96), drawn("Blue", 0, 104, 0, 80),
          drawn("Low", 0, 184, 0, 0),
        ],
        Size(width: 320, height: 200), axis: .vertical, width: 80) == picture)
  }

  @Test("guides are dashed, and a right-to-left window has an arrow")
  func guides() {
    let picture = """
      ┌────────────────── ← ───────────────────┐ 0
      │               ┌╌╌lane╌╌┐               │
      │  ┌╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌┬─┴────────────┐  │ 16
      │  ╎            ╎      │     Blue     │  │
      │  ╎            ╎      └─┬────────────┤  │ 64
      │  ╎            ╎        ╎            ╎  │
      │  ╎            ╎        ╎            ╎  │
      │  ╎            ╎        ╎            ╎  │
      │  ╎            ╎        ╎            ╎  │
      │  └╌╌╌╌╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌╌╌╌╌╌╌┘  │
      │               └╌╌╌╌╌╌╌╌┘               │
      └────────────────────────────────────────┘ 160
      0                      176          304  320
      """
    let guides = [drawn("layoutMarginsGuide", 16, 16, 288, 128), drawn("lane", 120, 0, 80, 160)]
    #expect(
      drawn(
        Picture(
          window: Size(width: 320, height: 160), direction: .rightToLeft,
          yours: [drawn("Blue", 176, 16, 128, 48)], guides: guides), width: 80) == picture)
  }
}
