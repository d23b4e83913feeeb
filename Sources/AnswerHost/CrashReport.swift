import Foundation

/// Reports which of the learner's instructions ended the process: by a signal, by a new thread or by
/// waiting for itself.
///
/// The line `trap OFFSET OFFSET …`, `thread …` or `deadlock …` goes to descriptor 3, innermost call
/// first; the offsets, in hexadecimal digits, count from the start of the learner's library. Only
/// memory that was made ready beforehand is used.
enum CrashReport {
  /// Where the library begins, how far up the stack frames may be, where the library ends, and
  /// how far down the stack they may be.
  private static let facts = UnsafeMutablePointer<UInt>.allocate(capacity: 4)
  private static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: lineBytes)
  private static let lineBytes = 128
  private static let stackBytes = 256 << 10
  /// The first thread's stack is never larger than this.
  private static let mostStack: UInt = 64 << 20

  private typealias Unwinder =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private static let frameCount: Int32 = 100
  private static let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
    capacity: Int(frameCount))
  private static let unwinder = SystemCalls.address(of: "backtrace")

  static func install() {
    facts.initialize(repeating: 0, count: 4)
    // Called once now, so that its libraries are loaded.
    var count = 0
    unwind(&count)
    var local = 0
    let here = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
    facts[1] = here + (1 << 12)
    facts[2] = 0
    facts[3] = here - mostStack
    line.initialize(repeating: 0, count: lineBytes)
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
    stack.ss_size = numericCast(stackBytes)
    sigaltstack(&stack, nil)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = { _, _, context in
        CrashReport.report(context)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    #else
      action.__sigaction_handler.sa_sigaction = { _, _, context in
        CrashReport.report(context)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    #endif
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      sigaction(signal, &action, nil)
    }
  }

  /// Finds the library by one of its symbols.
  static func watch(_ symbol: UnsafeMutableRawPointer) {
    guard let start = SystemCalls.start(ofLibraryWith: symbol) else { return }
    facts[0] = UInt(bitPattern: start)
    facts[2] = end(of: start)
  }

  /// Where the last loaded segment of a library ends.
  ///
  /// Source: *System V Application Binary Interface*, "ELF Header", "Program Header". Darwin's
  /// libraries have another form, and no program of its toolchain finds lines by offsets.
  private static func end(of start: UnsafeRawPointer) -> UInt {
    #if canImport(Darwin)
      UInt(bitPattern: start)
    #else
      endOfSegments(from: start)
    #endif
  }

  private static func endOfSegments(from start: UnsafeRawPointer) -> UInt {
    let table = start + start.load(fromByteOffset: 32, as: Int.self)
    let size = Int(start.load(fromByteOffset: 54, as: UInt16.self))
    let count = Int(start.load(fromByteOffset: 56, as: UInt16.self))
    let ends = (0..<count).map { index -> UInt in
      let segment = table + index * size
      guard segment.load(as: UInt32.self) == 1 else { return 0 }
      return segment.load(fromByteOffset: 16, as: UInt.self)
        + segment.load(fromByteOffset: 40, as: UInt.self)
    }
    return UInt(bitPattern: start) + (ends.max() ?? 0)
  }

  private static func report(_ context: UnsafeMutableRawPointer?) {
    guard facts[0] != 0, let context else { return }
    var count = 0
    put("trap", &count)
    let head = count
    follow(registers(context), &count)
    if count == head { unwind(&count) }
    putByte(10, &count)
    _ = write(3, line, count)
  }

  /// The learner's calls that led here, innermost first; empty if no answer is loaded.
  static func callers() -> [String] {
    guard facts[0] != 0 else { return [] }
    var count = 0
    unwind(&count)
    let text = String(decoding: UnsafeBufferPointer(start: line, count: count), as: UTF8.self)
    return text.split(separator: " ").map(String.init)
  }

  /// The status of a process that ended because it asked for a thread.
  private static let threadStatus: Int32 = 68

  /// Reports which code asks for a thread, and ends the process; returns if no answer is loaded.
  static func reportThread() { reportRefusal("thread") }

  /// Reports which code waits for the queue that it runs on, and ends the process likewise.
  static func reportDeadlock() { reportRefusal("deadlock") }

  private static func reportRefusal(_ word: StaticString) {
    guard facts[0] != 0 else { return }
    var count = 0
    put(word, &count)
    unwind(&count)
    putByte(10, &count)
    _ = write(3, line, count)
    _exit(threadStatus)
  }

  /// Follows the frame pointers, which all Swift code has.
  private static func follow(_ registers: (UInt, UInt), _ count: inout Int) {
    var (address, frame) = registers
    var isReturn = false
    for _ in 0..<500 {
      putOffset(address, isReturn: isReturn, &count)
      guard frame > facts[3], frame % 8 == 0, frame < facts[1],
        let pointer = UnsafePointer<UInt>(bitPattern: frame)
      else { return }
      address = pointer[1]
      isReturn = true
      guard pointer[0] > frame else { return }
      frame = pointer[0]
    }
  }

  /// Asks the C library, which finds its way through code without frame pointers too.
  private static func unwind(_ count: inout Int) {
    guard let address = unwinder else { return }
    let found = unsafeBitCast(address, to: Unwinder.self)(frames, frameCount)
    for index in 0..<Int(max(0, found)) {
      putOffset(UInt(bitPattern: frames[index]), isReturn: true, &count)
    }
  }

  /// The instruction that was carried out, and the frame it belongs to.
  ///
  /// Source: Linux, `asm/ucontext.h` and `asm/sigcontext.h` of either architecture.
  private static func registers(_ context: UnsafeMutableRawPointer) -> (UInt, UInt) {
    #if os(Linux) && arch(x86_64)
      let (instruction, frame) = (168, 120)
    #elseif os(Linux) && arch(arm64)
      let (instruction, frame) = (440, 416)
    #else
      return (0, 0)
    #endif
    #if os(Linux)
      return (
        context.load(fromByteOffset: instruction, as: UInt.self),
        context.load(fromByteOffset: frame, as: UInt.self)
      )
    #endif
  }

  private static func put(_ word: StaticString, _ count: inout Int) {
    for index in 0..<word.utf8CodeUnitCount { putByte(word.utf8Start[index], &count) }
  }

  private static func putByte(_ byte: UInt8, _ count: inout Int) {
    line[count] = byte
    count += 1
  }

  /// Writes the offset of an instruction, if it is in the library and there is room.
  private static func putOffset(_ address: UInt, isReturn: Bool, _ count: inout Int) {
    guard address >= facts[0], address < facts[2], count < lineBytes - 12 else { return }
    let offset = address - facts[0] - (isReturn ? 1 : 0)
    putByte(32, &count)
    for shift in stride(from: UInt(28), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: (offset >> shift) & 15)
      putByte(digit < 10 ? 48 + digit : 87 + digit, &count)
    }
  }
}

#if os(Linux)
  // The dynamic linker looks for a name in the program first, and only then in libraries. So these
  // take the place of what Foundation, libdispatch and the tasks of Swift would call. Code that goes
  // around them meets the filter on system calls, which ends the process.
  //
  // Source: System V Application Binary Interface, "Dynamic Linking", "Shared Object Dependencies".

  private typealias Sync = @convention(c) (UnsafeRawPointer?, @convention(block) () -> Void) -> Void

  /// The function that a library of the run time has by a name, behind the host's own.
  private func original(_ name: String) -> Sync? {
    // RTLD_NEXT, which the C header makes by a cast.
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: Sync.self) }
  }

  private let originalSync = original("dispatch_sync")
  private let originalBarrierSync = original("dispatch_barrier_sync")
  private let originalAndWait = original("dispatch_async_and_wait")

  /// Does work on a queue and waits for it; on the main queue, where answers run, that never ends.
  private func wait(
    _ original: Sync?, _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) {
    if let queue, queue == dlsym(nil, "_dispatch_main_q").map({ UnsafeRawPointer($0) }) {
      CrashReport.reportDeadlock()
    }
    original?(queue, work)
  }

  /// Takes the place of libdispatch's function of this name, as the two below do.
  @_cdecl("dispatch_sync")
  package func doSync(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalSync, queue, work) }

  @_cdecl("dispatch_barrier_sync")
  package func doBarrierSync(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalBarrierSync, queue, work) }

  @_cdecl("dispatch_async_and_wait")
  package func doAndWait(
    _ queue: UnsafeRawPointer?, _ work: @convention(block) () -> Void
  ) { wait(originalAndWait, queue, work) }

  /// Refuses to make a thread, and reports the line of the answer that asked for one.
  @_cdecl("pthread_create")
  package func refuseThread(
    _ thread: UnsafeMutableRawPointer?, _ attributes: UnsafeRawPointer?, _ start: UnsafeRawPointer?,
    _ argument: UnsafeMutableRawPointer?
  ) -> Int32 {
    CrashReport.reportThread()
    // No answer is loaded yet.
    return EAGAIN
  }
#endif
