import Course
import Feedback
import LayoutEngine
import Testing

@Suite("Drawing: the wanted layout and the answer's in one picture")
struct ComparedDrawingTests {
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  private func picture(
    _ yours: [NamedFrame], window: Size = Size(width: 320, height: 72),
    fault: Picture.Fault? = nil, axis: Axis? = nil
  ) -> Picture {
    Picture(window: window, wanted: wanted, yours: yours, fault: fault, axis: axis)
  }

  @Test("only views that aren't in their places have a wanted place; a short distance is below")
  func sample() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ░░┌────────────────────┬────────┐  │ 16   wanted ░
      │     ░░│░░░░░░░░Blue░░░░░░░ │  Red   │  │      yours  □
      │     ░░└────────────────────┴────────┘  │ 56
      └────────────────────────────────────────┘ 72
      0    ├16┤                  232      304  320
              56               216 224
            40
      """
    let fault = Picture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    #expect(drawn(self.picture(yours, fault: fault), width: 80) == picture)
  }

  @Test("in 40 columns the legend is below")
  func narrow() {
    let picture = """
      ┌────────────────────────────────┐ 0
      │    ░░┌───────────────┬──────┐  │ 16
      │    ░░│░░░░░Blue░░░░░░│ Red  │  │
      │    ░░└───────────────┴──────┘  │ 56
      └────────────────────────────────┘ 72
      0   ├16┤             232    304  320
             56              224
           40             216
       wanted ░   yours □
      """
    let fault = Picture.Fault(item: "Blue", axis: .horizontal, from: 40, to: 56)
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    #expect(drawn(self.picture(yours, fault: fault), width: 40) == picture)
  }

  @Test("a long distance is among the views, and several wanted views have their names")
  func long() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ░░░░░░░░░░░░┌────────┐ ░░░░░░░░░░  │ 16    wanted ░
      │     ░░░░Blue░░░░│░░Red░░░│ ░░░Red░░░░  │       yours  □
      │     ░░░░░░░░░░░░└────────┘ ░░░░░░░░░░  │ 56
      │                                        │
      │     ┌────────┐                         │ 80
      │     │  Blue  │                         │
      │     └────────┘                         │ 128
      └────────────────────────────────────────┘ 144
      0     40     120  ├── 88 ───┤       304  320
                        136    216 224
      """
    let window = Size(width: 320, height: 144)
    let fault = Picture.Fault(item: "Red", axis: .horizontal, from: 224, to: 136)
    let yours = [drawn("Blue", 40, 80, 80, 48), drawn("Red", 136, 16, 80, 40)]
    #expect(drawn(self.picture(yours, window: window, fault: fault), width: 80) == picture)
  }

  @Test("a distance from top to bottom is among the views, or beside them")
  func down() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     ░░░░░░░░░░┬░░░░░░░░░░░ ┌────────┐  │ 16    wanted ░
      │     ░░░░░░░░░░│░░░░░░░░░░░ │  Red   │  │       yours  □
      │     ░░░░░░░░░80░░░░░░░░░░░ └────────┘  │ 56
      │               │                        │
      │               ┴                        │
      │     ┌────────────────────┐             │ 96
      │     │        Blue        │             │
      │     └────────────────────┘             │ 136
      └────────────────────────────────────────┘ 160
      0     40                 216 224    304  320
      """
    let window = Size(width: 320, height: 160)
    let fault = Picture.Fault(item: "Blue", axis: .vertical, from: 16, to: 96)
    let yours = [drawn("Blue", 40, 96, 176, 40), wanted[1]]
    #expect(drawn(self.picture(yours, window: window, fault: fault), width: 80) == picture)
    let short = Picture.Fault(item: "Blue", axis: .vertical, from: 16, to: 24)
    let lower = [drawn("Blue", 40, 24, 176, 40), wanted[1]]
    let beside = """
      ┌────────────────────────────────────────┐ 0
      │     ░░░░░░░░░░░░░░░░░░░░░░ ┌────────┐  │ 16 ┬     wanted ░
      │     ┌────────Blue────────┐ │  Red   │  │ 24 ┴ 8   yours  □
      │     └────────────────────┘ └────────┘  │ 64
      └────────────────────────────────────────┘ 72
      0     40                 216 224    304  320
      """
    #expect(drawn(self.picture(lower, fault: short), width: 80) == beside)
  }

  @Test("along one axis a view's two places share a band")
  func oneAxis() {
    let picture = """
      ┌────────────────────────────────────────┐
      │     ░░┌────────────────────┐           │    wanted ░
      │     ░░│░░░░░░░░Blue░░░░░░░ │           │    yours  □
      │     ░░└────────────────────┘           │
      │                            ┌────────┐  │
      │                            │  Red   │  │
      │                            └────────┘  │
      └────────────────────────────────────────┘
      0       56                 232      304  320
            40                 216 224
      """
    let yours = [drawn("Blue", 56, 16, 176, 40), wanted[1]]
    #expect(drawn(self.picture(yours, axis: .horizontal), width: 80) == picture)
    let beside = """
      ┌─────────────────────────────┐ 0
      │                             │      wanted ░
      │░░░░░░░░░░░░░░ ┌────────────┐│ 16   yours  □
      │┌────────────┐ │    Red     ││ 32
      ││░░░░Blue░░░░│ │            ││
      ││░░░░░░░░░░░░│ └────────────┘│ 56
      │└────────────┘               │
      └─────────────────────────────┘ 72
      """
    let lower = [drawn("Blue", 40, 32, 176, 40), wanted[1]]
    #expect(drawn(self.picture(lower, axis: .vertical), width: 80) == beside)
  }

  @Test("a wanted place that the answer's outline hides is marked at its corners")
  func hidden() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │ ┌───░────────────Blue────────────░───┐ │ 16   wanted ░
      │ └───░────────────────────────────░───┘ │ 48   yours  □
      └────────────────────────────────────────┘ 64
      0 8   40                         280 312 320
      """
    let yours = [drawn("Blue", 8, 16, 304, 32)]
    let wanted = [drawn("Blue", 40, 16, 240, 32)]
    #expect(
      drawn(
        Picture(window: Size(width: 320, height: 64), wanted: wanted, yours: yours), width: 80
      )
        == picture)
  }

  @Test("equal layouts are one, without a legend")
  func equal() {
    #expect(
      drawn(picture(wanted), width: 80) == boxes(wanted, Size(width: 320, height: 72), width: 80))
  }

  @Test("a wanted layout alone is drawn with outlines")
  func alone() {
    let window = Size(width: 320, height: 72)
    #expect(
      drawn(Picture(window: window, wanted: wanted), width: 80)
        == boxes(wanted, window, width: 80))
  }

  @Test("a wanted container is an edge, so that what is inside it can be seen")
  func container() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ░░░░░░░░░┌───────────────────────┐    │ 16    wanted ░
      │  ░ ░░░░░░░│░┌────────┐   ░        │    │ 32    yours  □
      │  ░ ░░Photo│░│ Photo  │   ░        │    │
      │  ░ ░Card░░│░│        │   ░        │    │
      │  ░ ░░░░░░░│░└────────┘   ░        │    │ 96
      │  ░        │         Card ░        │    │
      │  ░░░░░░░░░└───────────────────────┘    │ 128
      └────────────────────────────────────────┘ 144
      0  16       88       184 216      288    320
           32       104
                  112
      """
    let wanted = [drawn("Card", 16, 16, 200, 112), drawn("Photo", 32, 32, 80, 64)]
    let yours = [drawn("Card", 88, 16, 200, 112), drawn("Photo", 104, 32, 80, 64)]
    #expect(
      drawn(
        Picture(window: Size(width: 320, height: 144), wanted: wanted, yours: yours),
        width: 80) == picture)
  }

  @Test("in ASCII")
  func ascii() {
    let picture = """
      +----------------------------------------+ 0
      |                    +---+               |
      |<---------------+   :   :   +--------+  | 16
      |      Blue      |   :   :   |   ?    |  |
      |<---------------+   :   :   +--------+  | 56
      |                    +---+               |
      +----------------------------------------+ 72
      0              136           224    304  320
       <-40
      """
    #expect(
      drawn(
        Picture(
          window: Size(width: 320, height: 72),
          yours: [drawn("Blue", -40, 16, 176, 40), drawn("蓝", 224, 16, 80, 40)],
          guides: [drawn("guide", 160, 0, 40, 72)]),
        width: 80, signs: .ascii) == picture)
  }
}
