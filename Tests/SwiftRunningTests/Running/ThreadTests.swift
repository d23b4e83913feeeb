#if os(Linux)
  import Course
  import Grading
  import SwiftRunning
  import TestRunners
  import Testing

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
      #expect(
        try RealAnswers.run(text, entry: .controller(className: "Page")).printed == "")
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
