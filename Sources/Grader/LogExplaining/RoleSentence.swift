import Course

/// What a line of a log is: who made it, and for what.
package enum RoleSentence: String, SentenceKey {
  case programmer = "explain.role.programmer"
  case mask = "explain.role.mask"
  case content = "explain.role.content"
  case cellSize = "explain.role.size.cell"
  case collectionSize = "explain.role.size.collection"
  case containerSize = "explain.role.size.container"
  case temporarySize = "explain.role.size.temporary"
  case margin = "explain.role.margin"
  case safeArea = "explain.role.safeArea"
  case guide = "explain.role.guide"
  case stack = "explain.role.stack"
  case stackCanvas = "explain.role.stack.canvas"
  case stackSpacing = "explain.role.stack.spacing"
  case stackAlignment = "explain.role.stack.alignment"
  case stackEqually = "explain.role.stack.equally"
  case stackProportionally = "explain.role.stack.proportionally"
  case stackDistributing = "explain.role.stack.distributing"
  case stackHiding = "explain.role.stack.hiding"
  case prototype = "explain.role.prototype"
  case system = "explain.role.system"
  case standardSpace = "explain.role.standardSpace"

  package var parameters: Set<String> {
    switch self {
    case .cellSize, .collectionSize, .containerSize: ["size"]
    case .margin, .safeArea: ["edge"]
    default: []
    }
  }
}
