import Testing

/// Source: Matt Neuburg, *Programming iOS 9*, Auto Layout, in its translation.
@Suite("Neuburg's programs")
struct NeuburgTests {
  @Test(
    "three views keep their places, by frames and masks as by eight constraints",
    arguments: ["ThreeViewsByFrames", "ThreeViewsByConstraints"])
  func threeViews(name: String) throws {
    let output = try DocumentProgram("Neuburg/\(name).swift").output(
      of: """
          let controller = \(name)()
          let window = shown(controller)
          for (name, view) in [("v1", controller.v1), ("v2", controller.v2), ("v3", controller.v3)] {
            tell(name, view)
          }
          controller.v1.bounds.size.width += 40
          controller.v1.bounds.size.height -= 50
          window.layoutIfNeeded()
          for (name, view) in [("v1", controller.v1), ("v2", controller.v2), ("v3", controller.v3)] {
            tell(name, view)
          }
        """)
    #expect(
      output == [
        "v1 100.0 111.0 132.0 194.0", "v2 0.0 0.0 132.0 10.0", "v3 112.0 174.0 20.0 20.0",
        "v1 80.0 136.0 172.0 144.0", "v2 0.0 0.0 172.0 10.0", "v3 152.0 124.0 20.0 20.0",
      ])
  }

  @Test("a constraint is kept where it was added, and activating finds the same view")
  func owners() throws {
    let output = try DocumentProgram("Neuburg/ThreeViewsByConstraints.swift").output(
      of: """
          let controller = ThreeViewsByConstraints()
          controller.loadViewIfNeeded()
          let views = [controller.view ?? view, controller.v1, controller.v2, controller.v3]
          let constraints = views.flatMap(\\.constraints)
          print(views.map(\\.constraints.count), constraints.map(\\.priority.rawValue))
          NSLayoutConstraint.deactivate(constraints)
          print(views.map(\\.constraints.count))
          NSLayoutConstraint.activate(constraints)
          print(views.map(\\.constraints.count))
        """)
    #expect(
      output == [
        "[0, 5, 1, 2] [1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0, 1000.0]",
        "[0, 0, 0, 0]", "[0, 5, 1, 2]",
      ])
  }

  @Test("a tenth of the height, whatever the height is, on whole pixels")
  func tenth() throws {
    let output = try DocumentProgram("Neuburg/ThreeViewsByConstraints.swift").output(
      of: """
          let controller = ThreeViewsByConstraints()
          let window = shown(controller)
          NSLayoutConstraint.deactivate(controller.v2.constraints)
          controller.v1.addConstraint(
            NSLayoutConstraint(
              item: controller.v2, attribute: .height, relatedBy: .equal, toItem: controller.v1,
              attribute: .height, multiplier: 0.1, constant: 0))
          for height in [194, 200, 450] as [CGFloat] {
            controller.v1.bounds.size.height = height
            window.layoutIfNeeded()
            print((controller.v2.frame.height * 100).rounded() / 100)
          }
        """)
    #expect(output == ["19.33", "20.0", "45.0"])
  }

  @Test("a label that is drawn into Auto Layout keeps its frame by four implicit constraints")
  func label() throws {
    let output = try DocumentProgram("Neuburg/LabelDrawnIn.swift").output(
      of: """
          let controller = LabelDrawnIn()
          let window = shown(controller)
          print(controller.label.autoresizingMask.isEmpty, window.constraints.count)
          tell("label", controller.label)
          print(controller.label.center.x, controller.label.center.y)
          tell("line", controller.line)
        """)
    #expect(
      output == [
        "true 0", "label 20.0 20.0 42.0 22.0", "41.0 31.0", "line 20.0 31.0 42.0 22.0",
      ])
  }

  @Test("a frame that is set on a constrained view is gone after the next pass")
  func frame() throws {
    let output = try DocumentProgram("Neuburg/ThreeViewsByConstraints.swift").output(
      of: """
          let controller = ThreeViewsByConstraints()
          let window = shown(controller)
          controller.v3.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          tell("v3", controller.v3)
          controller.v1.setNeedsLayout()
          window.layoutIfNeeded()
          tell("v3", controller.v3)
        """)
    #expect(output == ["v3 1.0 2.0 3.0 4.0", "v3 112.0 174.0 20.0 20.0"])
  }

  @Test(
    "constraints that are made in updateConstraints come only if the class opts in",
    arguments: [("Board", "bar 0.0 0.0 0.0 0.0"), ("BoardThatOptsIn", "bar 0.0 0.0 300.0 10.0")])
  func optingIn(name: String, frame: String) throws {
    let output = try DocumentProgram("Neuburg/OptingIn.swift").output(
      of: """
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
          let board = \(name)(frame: CGRect(x: 10, y: 10, width: 300, height: 200))
          window.addSubview(board)
          window.layoutIfNeeded()
          tell("bar", board.bar)
        """)
    #expect(output == [frame])
  }
}
