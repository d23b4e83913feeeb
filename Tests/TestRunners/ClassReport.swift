package import Foundation

/// A report as strangers to the program read it.
package struct ClassReport {
  private let folder: String
  /// What `results.json` says of each learner, by key.
  private let entries: [String: NSDictionary]

  /// Reads a report's folder.
  ///
  /// Throws whatever reading files and JSON throws.
  package init(_ folder: String) throws {
    self.folder = folder
    let data = try Data(contentsOf: URL(filePath: folder + "/results.json"))
    var found: [String: NSDictionary] = [:]
    var waiting = [try JSONSerialization.jsonObject(with: data)]
    while let value = waiting.popLast() {
      if let entry = value as? NSDictionary {
        let learner = entry["learner"] as? NSDictionary ?? entry
        if let key = learner["key"] as? String {
          found[key] = entry
        } else {
          waiting += entry.allValues
        }
      } else if let list = value as? NSArray {
        waiting += Array(list)
      }
    }
    entries = found
  }

  /// The keys of all learners that have a row, in order.
  package var keys: [String] { entries.keys.sorted() }

  /// All that is said of a learner, whose key is made of letters, digits and dashes: in the class's
  /// files, and in the learner's own.
  package func row(of key: String) throws -> [String: Data] {
    var row: [String: Data] = [:]
    row["results.json"] = try entries[key].map {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
    let table = try String(contentsOfFile: folder + "/results.csv", encoding: .utf8)
    let lines = table.split(whereSeparator: \.isNewline).filter { $0.contains(key) }
    row["results.csv"] = Data(lines.joined(separator: "\n").utf8)
    row["page"] = try? Data(contentsOf: URL(filePath: "\(folder)/learners/\(key).html"))
    return row
  }

  /// A learner's verdicts, by exercise.
  package func verdicts(of key: String) -> [String: String] {
    var found: [String: String] = [:]
    for answer in answers(of: key) {
      guard let exercise = answer["exercise"] as? String else { continue }
      found[exercise] = answer["verdict"] as? String
    }
    return found
  }

  /// Every sentence about why there is no grade, and what the teacher is told besides.
  package func reasons(of key: String) -> [String] {
    let blanks = answers(of: key).compactMap { answer -> String? in
      guard let blank = answer["blank"] as? NSDictionary else { return nil }
      return "\(blank["reason"] ?? "") \(blank["words"] ?? "")"
    }
    let remarks = answers(of: key).flatMap { $0["remarks"] as? [String] ?? [] }
    return blanks + remarks + (entries[key]?["notices"] as? [String] ?? [])
  }

  /// All answers in a learner's entry, at any depth.
  private func answers(of key: String) -> [NSDictionary] {
    var found: [NSDictionary] = []
    var waiting: [Any] = entries[key].map { [$0] } ?? []
    while let value = waiting.popLast() {
      if let entry = value as? NSDictionary {
        if entry["exercise"] != nil { found.append(entry) }
        waiting += entry.allValues
      } else if let list = value as? NSArray {
        waiting += Array(list)
      }
    }
    return found
  }
}
