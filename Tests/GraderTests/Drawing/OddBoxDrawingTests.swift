import LayoutEngine
import Testing

@Suite("Drawing: boxes that layouts get wrong")
struct OddBoxDrawingTests {
  private let window = Size(width: 320, height: 240)

  @Test("overlapping views are joined where their edges cross")
  func overlap() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────────────┐                  │ 16
      │  │                  │                  │
      │  │       Blue       │                  │
      │  │         ┌────────┼─────────┐        │ 64
      │  │         │        │         │        │
      │  └─────────┼────────┘         │        │ 112
      │            │       Red        │        │
      │            │                  │        │
      │            │                  │        │
      │            └──────────────────┘        │ 176
      │                                        │
      │                                        │
      │                                        │
      └────────────────────────────────────────┘ 240
      0  16        96     176       256        320
      """
    #expect(
      boxes([drawn("Blue", 16, 16, 160, 96), drawn("Red", 96, 64, 160, 112)], window, width: 80)
        == picture)
  }

  @Test("views on top of each other both have their names")
  func same() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌──────────────────┐                  │ 16
      │  │       Red        │                  │
      │  │       Blue       │                  │
      │  │                  │                  │
      │  │                  │                  │
      │  └──────────────────┘                  │ 112
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      │                                        │
      └────────────────────────────────────────┘ 240
      0  16               176                  320
      """
    #expect(
      boxes([drawn("Blue", 16, 16, 160, 96), drawn("Red", 16, 16, 160, 96)], window, width: 80)
        == picture)
  }

  @Test("lines that leave the window end in marks, and so do views outside")
  func outside() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │             ▴   Up   ▴   ▴   Above     │ ▴-30
      │◂──────┐     └────────┘            ┌───▸│ 16 34
      │ Left  │                           │Rig…│
      │       │                           │    │
      │◂──────┘                           └───▸│ 80
      │                                        │
      │                                        │ 100
      │                                  Gone ▸│
      │◂──────────────────────────────────────▸│ 120
      │                  All                   │ 164
      │◂──────────────────────────────────────▸│ 168
      │◂ Lost                                  │ 180
      │                                        │ 200
      │             ┌────────┐                 │ 208
      │             ▾  Down  ▾                 │ ▾272
      └────────────────────────────────────────┘ 240
      0      60     100    180  200       280  320
       ◂-40                      230       380▸
       ◂-10                                400▸
      """
    #expect(
      boxes(
        [
          drawn("Left", -40, 16, 100, 64), drawn("Right", 280, 16, 100, 64),
          drawn("Up", 100, -30, 80, 64), drawn("Down", 100, 208, 80, 64),
          drawn("Gone", 400, 100, 80, 64), drawn("Above", 200, -100, 30, 20),
          drawn("All", -10, 120, 400, 48), drawn("Lost", -100, 180, 30, 20),
        ], window, width: 80) == picture)
  }

  @Test("views without a width, a height or either, and views too narrow for their names")
  func zero() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │     │                                  │ 16
      │Thin │    ────Flat────   □ Dot┌┐ ┌───┐  │ 32
      │     │                 Narrow ││ │Ti…│  │
      │     │                        ││ │   │  │ 80
      │                              └┘ └───┘  │ 96
      │                                        │
      │  ├───Low────┤  ┌───Two────┐           ││ 112
      │                └──────────┘       End ││ 144
      │                                       ││
      │                                       ││ 176
      │                                        │
      │                                        │
      │                                        │
      └────────────────────────────────────────┘ 240
      0  16      80    130    200   252 264    320
           40     112     176   226  240  304
      """
    #expect(
      boxes(
        [
          drawn("Thin", 40, 16, 0, 64), drawn("Flat", 80, 32, 96, 0), drawn("Dot", 200, 32, 0, 0),
          drawn("Narrow", 240, 32, 12, 64), drawn("Tight", 264, 32, 40, 64),
          drawn("End", 320, 112, 0, 64), drawn("Low", 16, 112, 96, 16),
          drawn("Two", 130, 112, 96, 32),
        ], window, width: 80) == picture)
  }

  @Test("numbers that would run into each other take a line of their own")
  func fractions() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │  ┌─────────┐┌──────────┐               │
      │  │    A    ││    B     │               │
      │  └─────────┘└──────────┘               │ 40
      │              ┌────C────┐               │
      │              └─────────┘               │
      └────────────────────────────────────────┘ 80
      0  13.333     106.667  200               320
             106.666 110 203.333
      """
    #expect(
      boxes(
        [
          drawn("A", 13.333, 0, 93.333, 40), drawn("B", 106.667, 0, 93.333, 40),
          drawn("C", 110, 40, 93.333, 40),
        ], Size(width: 320, height: 80), width: 80) == picture)
  }

  @Test("what is no number is left out, and an empty window is a frame")
  func nothing() {
    let picture = """
      ┌────────────────────────────────────────┐ 0
      │                                        │
      └────────────────────────────────────────┘ 16
      0                                        320
      """
    let views = [drawn("Blue", .nan, 0, 80, 16), drawn("Red", 0, 0, 80, .nan)]
    #expect(boxes(views, Size(width: 320, height: 16), width: 80) == picture)
    #expect(
      boxes([], Size(width: 320, height: .nan), width: 80)
        == picture.replacing("┘ 16", with: "┘ 0"))
    #expect(
      boxes(views, Size(width: -.infinity, height: 0), width: 80)
        == "┌─┐ 0\n│ │\n└─┘ 0\n0 0")
  }

  @Test("negative sizes are drawn between their two edges")
  func negative() {
    #expect(
      boxes([drawn("Blue", 176, 112, -160, -96)], window, width: 80)
        == boxes([drawn("Blue", 16, 16, 160, 96)], window, width: 80))
  }
}
