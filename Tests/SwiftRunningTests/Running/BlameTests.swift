#if os(Linux)
  import Course
  import Foundation
  import Grading
  import LayoutEngine
  import SwiftRunning
  import TestRunners
  import Testing

  @Suite("Whether the answer or the machine is to blame if there is no layout")
  struct BlameTests {
    private func crash(_ kind: Crash.Kind, line: Int? = nil) -> SwiftFailure {
      .crashed(Crash(kind: kind, line: line, caseIndex: 0))
    }

    @Test(
      "a program that exits like the host gets its own exit status as the reason",
      arguments: [Int32(64), 65, 66, 67, 68, 71, 72])
    func status(number: Int32) {
      #expect(failure("  _exit(\(number))") == crash(.exited(number)))
    }

    private func failure(_ lines: String) -> SwiftFailure? {
      RealAnswers.failure(RealAnswers.text(lines))
    }

    @Test(
      "an answer can't blame the machine by printing error messages of a full machine",
      arguments: [
        "terminate called after throwing an instance of 'std::system_error'\\n"
          + "  what():  Resource temporarily unavailable", "No space left on device",
        "LLVM ERROR: out of memory", "answer.so: cannot open shared object file",
        "answer.so: undefined symbol: nothing",
      ])
    func words(words: String) {
      let lines = "  FileHandle.standardError.write(Data(\"\(words)\\n\".utf8))\n  abort()"
      #expect(failure(lines) == crash(.signal(6), line: 4))
    }

    @Test("an answer can't blame the machine by writing marks into its own record")
    func marks() {
      for (mark, kind) in [("thread\\n", Crash.Kind.thread), ("ready\\n", .garbled)] {
        let lines = "  _ = \"\(mark)\".withCString { write(3, $0, strlen($0)) }\n  _exit(0)"
        #expect(failure(lines) == crash(kind))
      }
    }

    @Test("a program that kills itself counts as stopped")
    func killed() {
      #expect(failure("  kill(getpid(), SIGKILL)") == crash(.signal(9)))
    }

    @Test("functions that the C library links statically are available")
    func staticParts() throws {
      let run = try RealAnswers.run(
        RealAnswers.text("  atexit { }\n  at_quick_exit { }\n  print(Int128(view.tag + 7) / 3)"))
      #expect(run.printed == "2\n")
    }

    @Test("an undefined name is reported with its line")
    func missingName() {
      #expect(
        failure("  view.tag = 1\n  print(crypt(\"a\", \"b\") == nil)")
          == .notCompiled([
            CompilerMessage(
              kind: .error, place: SourcePlace(line: 4, column: 1),
              text: .says("swift.symbolMissing", ["name": .text("crypt")]))
          ]))
    }

    /// Limits take from our own small answer what they take from the learner's.
    @Test("the machine is to blame if our own answer fails, too")
    func machine() {
      var small = AnswerLimits()
      small.compiling.fileSize = 100
      var narrow = AnswerLimits()
      narrow.compiling.addressSpace = 100 << 20
      var few = AnswerLimits()
      few.running.openFiles = 4
      for limits in [small, narrow, few] {
        let answer = RealAnswers.text("  // \(UUID())")
        let failure = RealAnswers.failure(answer, limits: limits)
        guard case .unavailable = failure else {
          Issue.record("\(limits): \(String(describing: failure))")
          continue
        }
        // Nothing was kept.
        #expect(RealAnswers.failure(answer) == nil)
      }
    }

    @Test("the file is to blame if our own answer runs")
    func file() {
      let overwhelmed = CompilerMessage(
        kind: .error, place: nil, text: .says("swift.compilerStops"))
      // Errors without a place in the file, and a library that is too large.
      let twice = RealAnswers.text("", behind: "@_cdecl(\"lessonsAnswer\") func mine() {}\n")
      let failure = RealAnswers.failure(twice)
      if case .unavailable = failure { Issue.record("\(String(describing: failure))") }
      #expect(failure != nil)
      var limits = AnswerLimits()
      limits.compiling.stack = 1 << 20
      let deep =
        "  let a: " + String(repeating: "Optional<", count: 500) + "Int"
        + String(repeating: ">", count: 500) + " = nil"
      #expect(
        RealAnswers.failure(RealAnswers.text(deep), limits: limits) == .notCompiled([overwhelmed]))
    }
  }

  @Suite(
    "A learner's program that wants a thread",
    .enabled(if: TestJail.isFull, "\(TestJail.shortage ?? "")"))
  struct ThreadTests {
    @Test(
      "gets the line that asked for it",
      arguments: [
        "  DispatchQueue.global().async { print(1) }",
        "  DispatchQueue(label: \"own\").async { print(1) }",
        "  DispatchQueue.concurrentPerform(iterations: 4) { print($0) }",
        "  let group = DispatchGroup()\n  DispatchQueue.global().async(group: group) {}; group.wait()",
        "  Task { print(1) }", "  Task.detached { print(1) }",
        "  Thread { print(1) }.start()", "  Thread.detachNewThread { print(1) }",
        "  OperationQueue().addOperation { print(1) }",
        "  var thread = pthread_t()\n  pthread_create(&thread, nil, { _ in nil }, nil)",
        "  for _ in 0..<500 { Thread { sleep(1000) }.start() }",
      ])
    func line(lines: String) {
      let line = 2 + lines.split(separator: "\n").count
      #expect(
        RealAnswers.failure(RealAnswers.text(lines))
          == .crashed(Crash(kind: .thread, line: line, caseIndex: 0)))
    }

    @Test(
      "can use the main queue, also with a delay",
      arguments: [
        "DispatchQueue.main.async { photo.isHidden = true }",
        "Task { @MainActor in photo.isHidden = true }",
        "OperationQueue.main.addOperation { photo.isHidden = true }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { photo.isHidden = true }",
        "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in _ = 1 }",
        "DispatchQueue(label: \"own\").sync { view.tag = 1 }",
      ])
    func mainThread(line: String) throws {
      #expect(try RealAnswers.run(RealAnswers.text("  " + line)).printed == "")
    }

    @Test("a view controller's tasks run on the main thread")
    func controller() throws {
      let text = """
        import UIKit
        class Page: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Task { await load() }
          }
          func load() async { view.tag = 1 }
        }

        """
      #expect(try RealAnswers.run(text, entry: .controller(className: "Page")).printed == "")
    }

    @Test("is killed if it calls the C library directly")
    func around() {
      let lines = """
          typealias Create = @convention(c) (
            UnsafeMutablePointer<pthread_t>, UnsafeRawPointer?,
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?
          ) -> Int32
          let library = dlopen("libc.so.6", RTLD_NOW)
          let create = unsafeBitCast(dlsym(library, "pthread_create"), to: Create.self)
          var thread = pthread_t()
          print(create(&thread, nil, { _ in nil }, nil))
        """
      #expect(
        RealAnswers.failure(RealAnswers.text(lines))
          == .crashed(Crash(kind: .signal(31), line: nil, caseIndex: 0)))
    }
  }
#endif
