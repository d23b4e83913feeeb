import Glibc

typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
let systemCall = unsafeBitCast(dlsym(nil, "syscall"), to: SystemCall.self)

/// Acts as a host: forks a child for each attack, which first puts on the filter from our input.
func host(children: [String]) {
  var filter: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = read(0, &chunk, chunk.count), count > 0 { filter += chunk[..<count] }
  typealias Fork = @convention(c) () -> Int32
  let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
  for attack in children {
    let child = fork()
    if child == 0 {
      _ = systemCall(prctlNumber, 1, Int(SIGKILL), 0, 0, 0, 0)
      guard putOn(filter) else { _exit(99) }
      carryOut(attack, on: [])
      _exit(0)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    say(
      "\(attack): \(status & 0x7f == 0 ? "exit \(status >> 8)" : "signal \(status & 0x7f)")", on: 3)
  }
}

/// Puts a filter on this process, with its own id where the placeholder is.
func putOn(_ filter: [UInt8]) -> Bool {
  var filter = filter
  let own = UInt32(getpid())
  for start in stride(from: 4, to: filter.count, by: 8)
  where filter[start..<start + 4].elementsEqual([0x5e, 0x1f, 0x5e, 0x1f].reversed()) {
    for byte in 0..<4 { filter[start + byte] = UInt8(truncatingIfNeeded: own >> (8 * byte)) }
  }
  return filter.withUnsafeMutableBytes { steps in
    var program = (UInt64(steps.count / 8), UInt64(UInt(bitPattern: steps.baseAddress)))
    return withUnsafeBytes(of: &program) {
      systemCall(prctlNumber, 22, 2, Int(bitPattern: $0.baseAddress), 0, 0, 0) == 0
    }
  }
}
