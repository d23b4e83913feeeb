extension JailOrder {
  /// Reads an order from the arguments that a jailer got, without the program's name.
  ///
  /// - Throws: ``JailError/order(_:)`` for anything missing, unknown, doubled or out of range.
  package init(reading arguments: [String]) throws(JailError) {
    guard arguments.first == Self.command else { throw .order(arguments.first ?? "") }
    guard let end = arguments.firstIndex(of: "--") else { throw .order("--") }
    var words = JailOrderWords(arguments[1..<end])
    kind = try words.value("kind", JailProfile.Kind.init(rawValue:))
    level = try words.value("level", JailLevel.init(rawValue:))
    parent = try words.number("parent")
    limits = Limits(
      processorSeconds: try words.number("processor"), addressSpace: try words.number("memory"),
      fileSize: try words.number("file"), openFiles: try words.number("files"),
      stack: try words.number("stack"))
    readable = try words.paths("read")
    writable = try words.paths("write")
    environment = words.all("set")
    try words.finish()
    for setting in environment where !setting.dropFirst().contains("=") { throw .order(setting) }
    let tool = arguments[(end + 1)...]
    guard let path = tool.first, path.hasPrefix("/") else { throw .order(tool.first ?? "") }
    executable = path
    toolArguments = Array(tool.dropFirst())
  }
}
