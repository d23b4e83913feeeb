import LayoutEngine

enum LogNameFields {
  /// The log with its items called as the author wants.
  static func log(
    _ log: ExerciseLog?, names field: JSONField?
  ) throws(CourseError) -> ExerciseLog? {
    guard let field else { return log }
    guard var log else {
      throw field.misplaced(.says("json.wants.log", ["file": .text(ExerciseLog.fileName)]))
    }
    let addresses = Set(log.reports.flatMap { $0.items }.compactMap { $0.address })
    var names: [String: String] = [:]
    for (address, name) in try field.members() {
      guard addresses.contains(address) else {
        throw name.mismatch(.says("json.wants.logItem"))
      }
      names[address] = try name.string()
    }
    do { try log.name(names) } catch { throw field.mismatch(.says("json.wants.names")) }
    return log
  }
}
