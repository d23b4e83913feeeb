import ClassGrading
import Course
import Terminal

/// How far a long command is, and how long it will take: one line that is written over on a terminal, and
/// elsewhere a line every few seconds.
struct ProgressBar {
  private let stream: ErrorStream
  private let strings: StringsCatalogue
  /// What is counted: answers, or copies.
  private let things: Sentence
  private var last: ContinuousClock.Instant
  /// How many were done when one more was done last, and when that was.
  private var counted: (fresh: Int, at: ContinuousClock.Instant)
  /// How long the work has taken, pauses aside.
  private var worked = Duration.zero
  private var isShown = false

  /// Between two states of the bar, and between two lines.
  private static let frame = Duration.milliseconds(100)
  private static let pause = Duration.seconds(5)

  init(
    _ stream: ErrorStream, _ strings: StringsCatalogue,
    of things: Sentence = .says("grade.progress.answers"),
    now: ContinuousClock.Instant = ContinuousClock.now
  ) {
    self.stream = stream
    self.strings = strings
    self.things = things
    (last, counted) = (now, (0, now))
  }

  /// Tells how far it is, if it is time to.
  mutating func show(
    _ progress: GradingProgress, now: ContinuousClock.Instant = ContinuousClock.now
  ) {
    count(progress, now)
    guard now - last >= (stream.isTerminal ? Self.frame : Self.pause) else { return }
    last = now
    let words = words(progress)
    guard stream.isTerminal else { return stream.write(words + "\n") }
    isShown = true
    stream.write("\r\(line(words, progress))\u{1B}[K")
  }

  /// Takes the bar away.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    stream.write(ErrorStream.emptied)
  }

  private func line(_ words: String, _ progress: GradingProgress) -> String {
    let room = min(40, stream.columns - words.widthInColumns - 4)
    guard room >= 10 else { return words }
    let full = progress.all == 0 ? 0 : room * progress.done / progress.all
    return "[" + String(repeating: "█", count: full) + String(repeating: "·", count: room - full)
      + "] " + words
  }

  /// The longest time without anything finished that counts as work on answers: in a longer one the
  /// modules for Swift are being built.
  private var longestWork: Duration {
    max(.seconds(3), counted.fresh > 0 ? worked / counted.fresh * 8 : .zero)
  }

  private mutating func count(_ progress: GradingProgress, _ now: ContinuousClock.Instant) {
    let fresh = progress.done - progress.reused
    guard fresh > counted.fresh else { return }
    let time = now - counted.at
    worked +=
      time > longestWork && counted.fresh > 0 ? worked / counted.fresh : min(time, longestWork)
    counted = (fresh, now)
  }

  private func words(_ progress: GradingProgress) -> String {
    let fresh = progress.done - progress.reused
    let (done, all) = (progress.done, progress.all)
    guard fresh > 0 else {
      return strings.text(
        .says(
          "grade.progress",
          ["done": .count(done), "all": .count(all), "things": .sentence(things)]))
    }
    let rest = worked.inSeconds / Double(counted.fresh) * Double(all - done)
    return strings.text(
      .says(
        "grade.progress.remaining",
        [
          "done": .count(done), "all": .count(all), "things": .sentence(things),
          "time": .text(Self.clock(rest)),
        ]))
  }

  /// A time as clocks write it: `0:07`, `12:30`, `1:02:30`.
  static func clock(_ seconds: Double) -> String {
    let all = Int(seconds.rounded(.up))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (all / 3600, all / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(all % 60))" : "\(minutes):\(two(all % 60))"
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
