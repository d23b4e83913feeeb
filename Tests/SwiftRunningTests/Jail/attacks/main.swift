import Foundation
import Glibc

// A program that tries to do harm: the setting ATTACK says how, and TARGET on what. (In a jail Swift
// finds no arguments: it looks for them in a file.) What it got is printed for the tests.

let attack = String(cString: getenv("ATTACK"))
let targets =
  getenv("TARGET").map { String(cString: $0).split(separator: ",").map(String.init) } ?? []

if attack == "host" {
  host(children: targets)
} else {
  carryOut(attack, on: targets)
}

func carryOut(_ attack: String, on targets: [String]) {
  if let use = useUp[attack] {
    use()
  } else if let reach = reachOut[attack] {
    say(reach(targets.first ?? ""))
  } else if let harmless = ordinary[attack] {
    say(harmless() ? "done" : "not done")
  } else if let number = Int(attack) {
    say("\(systemCall(number, 0, 0, 0, 0, 0, 0))")
  } else {
    say("unknown attack")
  }
}

func say(_ text: String, on descriptor: Int32 = 1) {
  let bytes = Array((text + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}
