import Foundation
import LayoutEngine

extension Selector {
  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; `nil` asks the sender and those that come after it in the
  ///     responder chain.
  ///   - sender: What the method is handed, if it takes a parameter.
  ///   - event: What it is handed, if it takes two.
  /// - Returns: What the method gave back; `nil` if nothing was called.
  @MainActor
  func send(to target: Any?, from sender: Any?, for event: UIEvent?) -> Any? {
    guard let method else {
      ConsoleLog.tell(nameAlone)
      return nil
    }
    guard let target = target ?? firstResponder(from: sender) else { return nil }
    guard method.suits(target) else {
      raise(LayoutException(.invalidArgument, unrecognized(by: target)))
    }
    switch method.call(target, sender, event) {
    case .done(let value): return value
    case .otherSender(let expected):
      ConsoleLog.tell(mismatch(sender, expected))
      return nil
    }
  }

  /// The first in the chain that has the method.
  @MainActor
  private func firstResponder(from sender: Any?) -> UIResponder? {
    var responder = sender as? UIResponder
    while let current = responder {
      if method?.suits(current) == true { return current }
      responder = current.next
    }
    return nil
  }

  private var nameAlone: String {
    "\"\(name)\" is a name alone, and no method can be found by it here, so nothing was called. "
      + "Write #selector with the method itself, for example #selector(\(swiftName))."
  }

  /// How the method is probably declared.
  private var swiftName: String {
    guard let colon = name.firstIndex(of: ":") else { return name }
    return "\(name[..<colon])(_\(name[colon...]))"
  }

  private func mismatch(_ sender: Any?, _ expected: Any.Type) -> String {
    let given = sender.map { "\(type(of: $0))" } ?? "nothing"
    return "The method \(name) takes \(expected), and what it is sent is \(given), so it was not "
      + "called. UIKit looks at no types: it calls the method, which then takes one for the other. "
      + "Declare the parameter as \(given)."
  }

  private func unrecognized(by target: Any) -> String {
    if let type = target as? AnyClass {
      return "+[\(type) \(name)]: unrecognized selector sent to class"
    }
    let address = (target as? NSObject)?.address ?? "0x0"
    return "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance \(address)"
  }
}
