//! verdict: misplaced
//! sort: foundation
// Reads what others wrote by all that Foundation has for it, and prints it. The width is right
// only if the attack succeeds.
import UIKit

func layOut(box: UIView, in view: UIView) {
  let path = "/tmp/lessons-hostile/learner/other.swift"
  let url = URL(fileURLWithPath: path)
  var texts: [String] = []
  if let text = try? String(contentsOf: url, encoding: .utf8) { texts.append(text) }
  if let text = try? String(contentsOfFile: path, encoding: .utf8) { texts.append(text) }
  if let data = try? Data(contentsOf: url) { texts.append("\(data)") }
  if let data = try? Data(contentsOf: url, options: .alwaysMapped) { texts.append("\(data)") }
  if let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() {
    texts.append("\(data)")
  }
  if let data = NSData(contentsOfFile: path) { texts.append("\(data)") }
  if let list = NSArray(contentsOfFile: path) { texts.append("\(list)") }
  if let stream = InputStream(fileAtPath: path) {
    stream.open()
    var bytes = [UInt8](repeating: 0, count: 64)
    if stream.read(&bytes, maxLength: 64) > 0 {
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
  }
  let names = FileManager.default.enumerator(atPath: "/tmp/lessons-hostile")?.allObjects ?? []
  let below = (try? FileManager.default.subpathsOfDirectory(atPath: "/tmp/lessons-hostile")) ?? []
  for text in texts { print(text) }
  box.translatesAutoresizingMaskIntoConstraints = false
  box.widthAnchor.constraint(
    equalToConstant: !(texts.isEmpty && names.isEmpty && below.isEmpty) ? 100 : 1
  ).isActive = true
}
