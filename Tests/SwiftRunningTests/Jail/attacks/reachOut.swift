import Foundation
import Glibc

/// Attacks on something outside of the program; each tells what it got.
nonisolated(unsafe) let reachOut: [String: (String) -> String] = [
  "read": { path in
    FileManager.default.contents(atPath: path).map { "\($0.count) bytes" } ?? "denied"
  },
  "list": { path in
    (try? FileManager.default.contentsOfDirectory(atPath: path)).map { "\($0.count) names" }
      ?? "denied"
  },
  "read beyond": { path in
    let far = String(repeating: "../", count: 20) + path.dropFirst()
    return FileManager.default.contents(atPath: far) == nil ? "denied" : "read"
  },
  "write": { path in
    FileManager.default.createFile(atPath: path, contents: Data([1])) ? "written" : "denied"
  },
  "cut": { path in open(path, O_WRONLY | O_TRUNC) >= 0 ? "cut" : "denied" },
  "append": { path in open(path, O_WRONLY | O_APPEND) >= 0 ? "opened" : "denied" },
  "remove": { path in unlink(path) == 0 ? "removed" : "denied" },
  "link": { path in symlink("/etc/passwd", path) == 0 ? "linked" : "denied" },
  "enter": { path in chdir(path) == 0 ? "entered" : "denied" },
  "environment": { _ in ProcessInfo.processInfo.environment.keys.sorted().joined(separator: " ") },
  "parent's environment": { _ in
    FileManager.default.contents(atPath: "/proc/\(getppid())/environ") == nil ? "denied" : "read"
  },
  "own memory": { _ in open("/proc/self/mem", O_RDWR) >= 0 ? "opened" : "denied" },
  "fork": { _ in
    typealias Fork = @convention(c) () -> Int32
    return "\(unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)())"
  },
  "fork in a thread": { _ in
    Thread { systemCallByName("fork") }.start()
    sleep(1000)
    return "forked"
  },
  "spawn": { _ in
    var process: pid_t = 0
    return "\(posix_spawn(&process, "/bin/true", nil, nil, [nil], [nil]))"
  },
  "process": { _ in
    let process = Process()
    process.executableURL = URL(filePath: "/bin/true")
    return (try? process.run()) == nil ? "denied" : "started"
  },
  "shell": { _ in
    typealias System = @convention(c) (UnsafePointer<CChar>) -> Int32
    return "\(unsafeBitCast(dlsym(nil, "system"), to: System.self)("true"))"
  },
  "execute": { _ in
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    return "\(execve("/bin/true", &words, &words))"
  },
  "socket": { _ in "\(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))" },
  "local socket": { _ in
    "\(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)) \(errno == EACCES)"
  },
  "kill parent": { _ in "\(kill(getppid(), SIGKILL))" },
  "kill all": { _ in "\(kill(-1, SIGKILL))" },
  "kill group": { _ in "\(kill(0, SIGKILL))" },
  "leave session": { _ in "\(setsid())" },
  "outlive parent": { _ in
    "\(systemCall(prctlNumber, 1, 0, 0, 0, 0, 0)) \(errno == EINVAL)"
  },
  "raise limits": { _ in
    var limit = rlimit(rlim_cur: 100, rlim_max: 100)
    return "\(setrlimit(Int32(RLIMIT_CPU.rawValue), &limit)) \(errno == EPERM)"
  },
  "signal by descriptor": { _ in "\(fcntl(0, F_SETOWN, getppid())) \(errno == EPERM)" },
]

#if arch(x86_64)
  let prctlNumber = 157
#else
  let prctlNumber = 167
#endif

func systemCallByName(_ name: String) {
  typealias Plain = @convention(c) () -> Int32
  _ = unsafeBitCast(dlsym(nil, name), to: Plain.self)()
}
