import LayoutEngine
import Testing

@Suite("Drawing: wanted and got as bars")
struct BarDrawingTests {
  private let window = Size(width: 320, height: 72)
  private let wanted = [drawn("Blue", 40, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]
  private let got = [drawn("Blue", 56, 16, 176, 40), drawn("Red", 224, 16, 80, 40)]

  @Test("as feedback shows them")
  func sample() {
    let picture = """
                 0         80        160       240       320
                 ├─────────┼─────────┼─────────┼─────────┤
      Blue want       ██████████████████████
            got         ██████████████████████
      Red  want                              ██████████
            got                              ██████████
      """
    #expect(bars(wanted, got, window, width: 80) == picture)
  }

  @Test("in 40 columns")
  func narrow() {
    let picture = """
                 0    80   160  240  320
                 ├────┼────┼────┼────┤
      Blue want     ███████████
            got      ███████████
      Red  want                █████
            got                █████
      """
    #expect(bars(wanted, got, window, width: 40) == picture)
  }

  @Test("four equal ticks, whatever the window")
  func fractions() {
    let picture = """
                 0           93.75       187.5       281.25      375
                 ├───────────┼───────────┼───────────┼───────────┤
      Blue want       ███████████████████████
            got         ███████████████████████
      Red  want                               ██████████
            got                               ██████████
      """
    #expect(bars(wanted, got, Size(width: 375, height: 72), width: 80) == picture)
  }

  @Test("a wider window: coarser")
  func coarser() {
    let picture = """
                 0              150            300            450            600
                 ├──────────────┼──────────────┼──────────────┼──────────────┤
      Blue want      ██████████████████
            got        █████████████████
      Red  want                        ████████
            got                        ████████
      """
    #expect(bars(wanted, got, Size(width: 600, height: 72), width: 80) == picture)
  }

  @Test("the vertical axis is laid along the line, too")
  func vertical() {
    let picture = """
                 0        18       36       54       72
                 ├────────┼────────┼────────┼────────┤
      Blue want          ████████████████████
            got          ████████████████████
      Red  want          ████████████████████
            got          ████████████████████
      """
    #expect(bars(wanted, got, window, axis: .vertical, width: 80) == picture)
  }

  @Test("marks stand beyond the window; no width is a line, no number a question mark")
  func odd() {
    let views = [
      drawn("Blue", -56, 16, 176, 40), drawn("Red", 324, 16, 80, 40), drawn("Zero", 320, 0, 0, 0),
      drawn("Nan", .nan, 0, 0, 0), drawn("Cross", -1, 0, 400, 3), drawn("Mid", 100, 0, 0, 3),
    ]
    let picture = """
                  0    80   160  240  320
                  ├────┼────┼────┼────┤
      Blue  want ◂████████
             got ◂████████
      Red   want                      ▸
             got                      ▸
      Zero  want                      │
             got                      │
      Nan   want  ?
             got  ?
      Cross want ◂████████████████████▸
             got ◂████████████████████▸
      Mid   want        │
             got        │
      """
    #expect(bars(views, views, window, width: 40) == picture)
  }

  @Test("numbers that would run into each other are left out: the quarters before the half")
  func crowded() {
    let view = [drawn("Blue", 0, 0, 1000, 0)]
    let lines = bars(view, view, Size(width: 123456.5, height: 0), width: 40).split(separator: "\n")
    #expect(lines.first == "           0         61728.25  123456.5")
  }

  @Test("a long name is shortened")
  func longName() {
    let view = [drawn("A name that is too long", 0, 0, 160, 0)]
    let lines = bars(view, view, window, width: 40).split(separator: "\n")
    #expect(lines.last.map { $0.hasPrefix(" ") } == true)
    #expect(lines[2].hasPrefix("A name th… want ") == true)
  }
}
