import Foundation
import LayoutUIKit
import Testing

/// A view that UIKit makes itself, or puts into its own, inside another.
@MainActor struct OwnSubview: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor () -> (outer: UIView, inner: UIView?)

  nonisolated init(_ name: String, _ make: @escaping @MainActor () -> (UIView, UIView?)) {
    testDescription = name
    self.make = make
  }

  nonisolated static let all = [
    OwnSubview("a button's title") {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      return (button, button.titleLabel)
    },
    OwnSubview("a button's picture") {
      let button = UIButton()
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return (button, button.imageView)
    },
    OwnSubview("the title of a button with a configuration") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      let button = UIButton(configuration: configuration)
      return (button, button.titleLabel)
    },
    OwnSubview("a row's content view") {
      let cell = UITableViewCell()
      return (cell, cell.contentView)
    },
    OwnSubview("a row's text") {
      let cell = UITableViewCell()
      return (cell, cell.textLabel)
    },
    OwnSubview("a row's picture") {
      let cell = UITableViewCell()
      return (cell, cell.imageView)
    },
    OwnSubview("a grid cell's content view") {
      let cell = UICollectionViewCell()
      return (cell, cell.contentView)
    },
  ]
}

@MainActor @Suite("The views inside a view of UIKit's")
struct OwnSubviewTests {
  @Test(
    "keep the frame that their owner gives them, without anybody's constraints",
    arguments: OwnSubview.all)
  func mask(own: OwnSubview) throws {
    let (outer, made) = own.make()
    let inner = try #require(made)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.translatesAutoresizingMaskIntoConstraints)
    #expect(outer.constraints.isEmpty && inner.constraints.isEmpty)
  }

  @Test("can be named by a constraint of the learner's", arguments: OwnSubview.all)
  func named(own: OwnSubview) throws {
    let (outer, made) = own.make()
    let inner = try #require(made)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.frame = CGRect(x: 20, y: 30, width: 200, height: 60)
    root.addSubview(outer)
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 5),
      below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let frame = inner.convert(inner.bounds, to: root)
    #expect(outer.frame == CGRect(x: 20, y: 30, width: 200, height: 60))
    // The constrained view stands on the pixels of the screen, the other where its owner puts it.
    #expect(abs(below.frame.minX - frame.minX) < 0.34)
    #expect(abs(below.frame.minY - frame.maxY - 10) < 0.34)
  }

  @Test("stand where Apple's do")
  func frames() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "ab"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    let image = cell.imageView?.frame ?? .zero
    #expect(image.minX == 16 && image.midY == 22)
    #expect(cell.textLabel?.frame.minX == image.maxX + 16)
  }
}
