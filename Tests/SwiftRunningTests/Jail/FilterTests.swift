import Foundation
@testable import SwiftRunning
import Testing

@Suite("Jail: filters on system calls")
struct FilterTests {
  private static let process: UInt32 = 4711
  private static let path: UInt64 = 0x7f12_3456_7890

  /// A filter of a kind on an architecture, ready to be asked.
  struct Asked: Sendable, CustomTestStringConvertible {
    let kind: JailProfile.Kind
    let architecture: JailArchitecture
    var testDescription: String { "\(kind) on \(architecture)" }

    var machine: FilterMachine {
      get throws {
        let filter = SystemCallFilter(
          kind, on: architecture, process: FilterTests.process, path: FilterTests.path)
        return try FilterMachine(filter.bytes)
      }
    }

    func decision(_ call: SystemCall, _ arguments: UInt64...) throws -> UInt32? {
      guard let number = call.number(on: architecture) else { return nil }
      return try machine.decision(
        number: number, audit: architecture.auditNumber, arguments: arguments)
    }
  }

  static let all = JailProfile.Kind.allCases.flatMap { kind in
    JailArchitecture.allCases.map { Asked(kind: kind, architecture: $0) }
  }
  static let learners = all.filter { $0.kind == .run }

  private let allow = FilterDecision.allow.number
  private let kill = FilterDecision.kill.number

  @Test("every path through a filter ends in a decision", arguments: all)
  func wellFormed(asked: Asked) throws {
    let machine = try asked.machine
    let decisions = Set([allow, kill] + [1, 13, 22, 25, 30, 38].map { 0x0005_0000 | $0 })
    for number in UInt32(0)..<600 {
      for word in [0, 1, 2, 0xffff_ffff, UInt64.max] {
        let decision = try machine.decision(
          number: number, audit: asked.architecture.auditNumber,
          arguments: [word, word, word, word, word, word])
        #expect(decisions.contains(decision))
      }
    }
  }

  @Test("calls of another architecture end the program", arguments: all)
  func otherArchitecture(asked: Asked) throws {
    let machine = try asked.machine
    let read = try #require(SystemCall.read.number(on: asked.architecture))
    // 32-bit x86, 32-bit ARM, and the other of ours.
    for audit in [0x4000_0003, 0x4000_0028] + JailArchitecture.allCases.map(\.auditNumber)
    where audit != asked.architecture.auditNumber {
      #expect(try machine.decision(number: read, audit: audit) == kill)
    }
    let own = asked.architecture.auditNumber
    #expect(try machine.decision(number: read, audit: own) == allow)
    #expect(try machine.decision(number: read | 0x4000_0000, audit: own) == kill)
    #expect(try machine.decision(number: UInt32.max, audit: own) == kill)
  }

  @Test("only one path can be executed, recognised by its address", arguments: all)
  func execute(asked: Asked) throws {
    #expect(try asked.decision(.execve, Self.path) == allow)
    #expect(try asked.decision(.execve, Self.path + 1) == kill)
    #expect(try asked.decision(.execve, Self.path + (1 << 32)) == kill)
    #expect(try asked.decision(.execve, 0) == kill)
  }

  @Test(
    "only a compiler makes threads, only a host forks, and nobody makes namespaces", arguments: all)
  func fork(asked: Asked) throws {
    let isHost = asked.kind == .host
    let never = asked.kind == .compile ? FilterDecision.refuse(1).number : kill
    let isCompiler = asked.kind == .compile
    #expect(try asked.decision(.clone, 0x003d_0f00) == (isCompiler ? allow : kill))
    #expect(try asked.decision(.clone, 0x007d_0f00) == (isCompiler ? allow : kill))
    #expect(try asked.decision(.clone, 0x0120_0011) == (isHost ? allow : never))
    for flag in [0x80, 0x2_0000, 0x0200_0000, 0x0400_0000, 0x1000_0000, 0x2000_0000] as [UInt64] {
      #expect(try asked.decision(.clone, 0x003d_0f00 | flag) == never)
      #expect(try asked.decision(.clone, 0x0120_0011 | flag) == never)
    }
    #expect(try asked.decision(.wait4) == (isHost ? allow : kill))
    #expect(try asked.decision(.seccomp, 1, 0) == (isHost ? allow : kill))
    #expect(try asked.decision(.seccomp, 1, 8) == kill)
  }

  @Test("a learner's code signals and limits only itself", arguments: learners)
  func signals(asked: Asked) throws {
    let own = UInt64(Self.process)
    let everybody = UInt64(bitPattern: -1)
    #expect(try asked.decision(.kill, own, 6) == allow)
    #expect(try asked.decision(.tgkill, own, 4712, 6) == allow)
    for other in [0, 1, own + 1, own &* everybody, everybody] {
      #expect(try asked.decision(.kill, other, 9) == kill)
      #expect(try asked.decision(.tgkill, other, 9, 9) == kill)
    }
    let refused = FilterDecision.refuse(1).number
    #expect(try asked.decision(.prlimit64, 0, 7, 0, 99) == allow)
    #expect(try asked.decision(.prlimit64, own, 7, 0, 99) == allow)
    #expect(try asked.decision(.prlimit64, 0, 7, 99, 0) == refused)
    #expect(try asked.decision(.prlimit64, 0, 7, 1 << 40, 0) == refused)
    #expect(try asked.decision(.prlimit64, 1, 7, 0, 99) == refused)
  }

  @Test("a learner's code can lower its own priority, but not raise it", arguments: learners)
  func urgency(asked: Asked) throws {
    let refused = FilterDecision.refuse(13).number
    #expect(try asked.decision(.setpriority, 0, 0, 0) == allow)
    #expect(try asked.decision(.setpriority, 0, 0, 19) == allow)
    for urgency in [UInt64(bitPattern: -20), UInt64(bitPattern: -1), 20] {
      #expect(try asked.decision(.setpriority, 0, 0, urgency) == refused)
    }
    #expect(try asked.decision(.setpriority, 0, 1, 0) == refused)
    #expect(try asked.decision(.setpriority, 1, 0, 0) == refused)
  }

  @Test("a learner's code opens files only to read them, and creates none", arguments: learners)
  func files(asked: Asked) throws {
    let readOnly = FilterDecision.refuse(30).number
    #expect(try asked.decision(.openat, 0, 99, 0o2000000) == allow)
    for flags in [1, 2, 0o100, 0o1000, 0o2000, 0o101, 0o102] as [UInt64] {
      #expect(try asked.decision(.openat, 0, 99, flags) == readOnly)
      #expect(try [nil, readOnly].contains(asked.decision(.open, 99, flags)))
    }
    for call in [SystemCall.unlinkat, .mkdirat, .renameat2, .ftruncate, .chdir] {
      #expect(try asked.decision(call) == kill)
    }
  }

  @Test("the innermost filter executes nothing, and has a place for the process id")
  func innermost() throws {
    guard let architecture = JailArchitecture.own else { return }
    let filter = try #require(SystemCallFilter.innermost)
    let machine = try FilterMachine(filter.bytes)
    func decision(_ call: SystemCall, _ arguments: UInt64...) throws -> UInt32 {
      try machine.decision(
        number: try #require(call.number(on: architecture)), audit: architecture.auditNumber,
        arguments: arguments)
    }
    #expect(try decision(.execve, Self.path) == kill)
    #expect(try decision(.seccomp, 1, 0) == kill)
    #expect(try decision(.kill, UInt64(SystemCallFilter.processPlaceholder)) == allow)
    #expect(try decision(.kill, 0) == kill)
  }

  @Test("numbers are those of this machine's headers", arguments: SystemCallHeader.found)
  func numbers(header: SystemCallHeader) throws {
    let rules = FilterRules.run(process: 1) + FilterRules.compile(process: 1) + FilterRules.host
    for call in Set(rules.map(\.call)) {
      let number = call.number(on: header.architecture)
      #expect(number == header.numbers[call.name], "\(call.name)")
    }
  }
}

/// The kernel's filter language, carried out here: what a filter decides about a call.
struct FilterMachine {
  /// A filter that a kernel would not take, or that reads outside what it is given.
  struct Malformed: Error {}

  private let steps: [(code: UInt16, whenTrue: Int, whenFalse: Int, operand: UInt32)]

  /// Reads the bytes of an array of `struct sock_filter`.
  init(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty, bytes.count % 8 == 0, bytes.count / 8 <= 4096 else { throw Malformed() }
    func word(_ index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * $1) }
    }
    steps = stride(from: 0, to: bytes.count, by: 8).map { start in
      (
        code: UInt16(truncatingIfNeeded: word(start)), whenTrue: Int(bytes[start + 2]),
        whenFalse: Int(bytes[start + 3]), operand: word(start + 4)
      )
    }
    for (index, step) in steps.enumerated() {
      let isJump = [0x15, 0x35].contains(step.code)
      let farthest = index + 1 + max(step.whenTrue, step.whenFalse)
      guard farthest < steps.count || step.code == 0x06 else { throw Malformed() }
      guard isJump || step.whenTrue == 0 && step.whenFalse == 0 else { throw Malformed() }
      guard isJump || [0x20, 0x54, 0x06].contains(step.code) else { throw Malformed() }
      guard step.code != 0x20 || step.operand % 4 == 0 && step.operand < 64 else {
        throw Malformed()
      }
    }
    guard steps.last?.code == 0x06 else { throw Malformed() }
  }

  /// What the filter returns for a call.
  func decision(number: UInt32, audit: UInt32, arguments: [UInt64] = []) throws -> UInt32 {
    var known: [UInt32] = [number, audit, 0, 0]
    for index in 0..<6 {
      let argument = index < arguments.count ? arguments[index] : 0
      known += [UInt32(truncatingIfNeeded: argument), UInt32(argument >> 32)]
    }
    var accumulator: UInt32 = 0
    var next = 0
    while steps.indices.contains(next) {
      let step = steps[next]
      next += 1
      switch step.code {
      case 0x20: accumulator = known[Int(step.operand / 4)]
      case 0x54: accumulator &= step.operand
      case 0x15: next += accumulator == step.operand ? step.whenTrue : step.whenFalse
      case 0x35: next += accumulator >= step.operand ? step.whenTrue : step.whenFalse
      default: return step.operand
      }
    }
    throw Malformed()
  }
}

/// The numbers of system calls as a header of the kernel's gives them.
struct SystemCallHeader: Sendable, CustomTestStringConvertible {
  let architecture: JailArchitecture
  let numbers: [String: UInt32]
  var testDescription: String { "\(architecture)" }

  /// The headers that this machine has; none where it has no headers.
  static let found: [SystemCallHeader] = [
    (JailArchitecture.x86, "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    (JailArchitecture.arm, "/usr/include/asm-generic/unistd.h"),
  ].compactMap { architecture, path in
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return SystemCallHeader(architecture: architecture, numbers: numbers(in: text))
  }

  /// Reads lines such as `#define __NR_read 63` and `#define __NR3264_lseek 62`.
  private static func numbers(in text: String) -> [String: UInt32] {
    var numbers: [String: UInt32] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "#define", let number = UInt32(words[2]) else { continue }
      for prefix in ["__NR3264_", "__NR_"] where words[1].hasPrefix(prefix) {
        numbers[String(words[1].dropFirst(prefix.count))] = number
      }
    }
    // The one name that differs between a shared number and the call on 64 bits.
    if numbers["newfstatat"] == nil { numbers["newfstatat"] = numbers["fstatat"] }
    return numbers
  }
}
