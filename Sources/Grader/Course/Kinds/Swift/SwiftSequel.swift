/// What happens to an answer in Swift once it is laid out, as often as a case says.
package indirect enum SwiftSequel: Hashable, Sendable {
  /// Another function of the file is called, with views of the exercise.
  case function(name: String, parameters: [SwiftParameter])
  /// A method of the controller is called, without arguments.
  case method(name: String)
  case tap(item: String)
}
