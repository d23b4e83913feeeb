import Foundation
import Glibc

/// Attacks that use something up, or end where nobody expects it.
nonisolated(unsafe) let useUp: [String: () -> Void] = [
  "nothing": {},
  "loop": { while true {} },
  "stubborn loop": {
    signal(SIGXCPU, SIG_IGN)
    while true {}
  },
  "sleep": { sleep(1000) },
  "stop": { raise(SIGSTOP) },
  "silent sleep": {
    for descriptor: Int32 in 0..<64 { close(descriptor) }
    sleep(1000)
  },
  "memory": {
    var blocks = 0
    while let block = malloc(1 << 24) {
      memset(block, 1, 1 << 24)
      blocks += 1
    }
    say(blocks < 64 ? "no more memory" : "\(blocks) blocks")
  },
  "flood output": { flood(1) },
  "flood errors": { flood(2) },
  "flood record": { flood(3) },
  "recursion": { say("\(deep(1))") },
  "exit": { exit(0) },
  "forge": {
    say("passed")
    say("end", on: 3)
    exit(0)
  },
  "kill itself": { raise(SIGKILL) },
  "abort": { abort() },
  "trap": { say("\([1, 2, 3][targets.count + 3])") },
  "threads": {
    var threads: [Thread] = []
    for _ in 0..<500 {
      let thread = Thread { sleep(1000) }
      thread.start()
      threads.append(thread)
    }
    say("\(threads.count) threads")
  },
  "files": {
    var count = 0
    while open("/dev/null", O_RDONLY) >= 0 { count += 1 }
    say(count < 64 ? "few files" : "\(count) files")
  },
]

func flood(_ descriptor: Int32) {
  let bytes = [UInt8](repeating: 65, count: 1 << 16)
  while true { _ = write(descriptor, bytes, bytes.count) }
}

func deep(_ number: Int) -> Int { number == 0 ? 0 : deep(number + 1) + 1 }
