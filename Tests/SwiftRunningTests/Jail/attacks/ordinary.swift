import Foundation

/// What a learner's code may do with Foundation without thinking of any harm.
nonisolated(unsafe) let ordinary: [String: () -> Bool] = [
  "dates": {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return !formatter.string(from: Date()).isEmpty
      && Calendar.current.component(.year, from: Date()) > 0
  },
  "numbers": {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter.string(from: 1234.5) != nil && String(format: "%.2f", 1.5) == "1.50"
  },
  "places": {
    // Without a list of users some are empty.
    _ = [NSHomeDirectory(), NSUserName(), NSFullUserName()]
    return !NSTemporaryDirectory().isEmpty && !Bundle.main.bundlePath.isEmpty
  },
  "settings": {
    UserDefaults.standard.set(1, forKey: "key")
    return UserDefaults.standard.integer(forKey: "key") == 1
      && ProcessInfo.processInfo.processorCount > 0
  },
  "machine": { !ProcessInfo.processInfo.hostName.isEmpty },
  "log": {
    NSLog("a line")
    debugPrint("a line")
    return true
  },
  "random": { UUID() != UUID() && Int.random(in: 1...6) > 0 },
  "queues": {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { done.signal() }
    DispatchQueue(label: "own", qos: .background).asyncAfter(deadline: .now() + 0.01) {
      done.signal()
    }
    done.wait()
    done.wait()
    let operations = OperationQueue()
    operations.addOperation { done.signal() }
    operations.waitUntilAllOperationsAreFinished()
    return true
  },
  "tasks": {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      try? await Task.sleep(nanoseconds: 1_000_000)
      done.signal()
    }
    done.wait()
    return true
  },
  "timers": {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    Thread.sleep(forTimeInterval: 0.01)
    return true
  },
  "texts": {
    let data = try? JSONEncoder().encode(["key": [1, 2]])
    return data?.isEmpty == false && "Straße".localizedUppercase == "STRASSE"
      && NSString(string: "a/b").lastPathComponent == "b"
      && URL(fileURLWithPath: "name").isFileURL
  },
]
