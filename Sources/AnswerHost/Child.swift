import Foundation
import LayoutEngine
import LayoutUIKit

/// The process of one case: the only one that a learner's code is ever loaded into.
struct Child {
  /// A placeholder in the filter for the process's own number.
  private static let processPlaceholder: UInt32 = 0x5e1f_5e1f

  let library: String
  let fileName: String
  let filter: [UInt8]
  let waitsForTimers: Bool

  /// Runs the answer on a case and writes the result.
  func run(_ text: String, nonce: String) -> Never {
    setvbuf(stdout, nil, _IOLBF, 0)
    guard let given = try? LayoutSnapshot(text: text, nonce: nonce) else { _exit(65) }
    restrict()
    CrashReport.install()
    MainActor.assumeIsolated {
      AnswerTrace.callers = { CrashReport.callers() }
      let stage = AnswerStage(
        given, fileName: fileName,
        runQueue: { MainQueue.run(waitsForTimers: waitsForTimers) }
      ) { snapshot in
        fflush(nil)
        SystemCalls.writeAll(Array(snapshot.text(nonce: nonce).utf8), to: 3)
      }
      // What comes after this line is what the answer prints later.
      stage.willBeginSequel = {
        fflush(nil)
        SystemCalls.writeAll(Array("\(nonce)\n".utf8), to: STDOUT_FILENO)
      }
      stage.perform(answer())
    }
    fflush(nil)
    _exit(0)
  }

  private func restrict() {
    guard !filter.isEmpty else { return }
    var filter = filter
    let own = withUnsafeBytes(of: UInt32(getpid()).littleEndian) { Array($0) }
    let placeholder = withUnsafeBytes(of: Self.processPlaceholder.littleEndian) { Array($0) }
    for step in stride(from: 4, to: filter.count, by: 8)
    where Array(filter[step..<(step + 4)]) == placeholder {
      filter.replaceSubrange(step..<(step + 4), with: own)
    }
    guard SystemCalls.separateFromHost(), SystemCalls.restrict(with: filter) else { _exit(66) }
  }

  /// Loads the learner's library; from then on nothing in this process is to be trusted.
  ///
  /// The line `ready` opens the record before, and the line `loaded` comes after it; whatever comes
  /// later can't take them back. A process that ends without the first never met the answer.
  private func answer() -> @convention(c) () -> Void {
    SystemCalls.writeAll(Array("ready\n".utf8), to: 3)
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, "lessonsAnswer")
    else {
      let words = dlerror().map { String(cString: $0) } ?? "no such library"
      SystemCalls.writeAll(Array("\(words)\n".utf8), to: STDERR_FILENO)
      _exit(67)
    }
    SystemCalls.writeAll(Array("loaded\n".utf8), to: 3)
    CrashReport.watch(symbol)
    return unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
  }
}
