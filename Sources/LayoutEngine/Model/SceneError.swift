/// The error for an item that can't be added to a scene.
package enum SceneError: Error, Hashable, Sendable {
  /// Another item has this name.
  case nameTaken(String, by: ItemID)
  /// The item names a parent that isn't in the scene.
  case parentMissing(String)
}
