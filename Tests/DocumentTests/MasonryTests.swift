import Testing

/// Source: the README of Masonry, in its translation.
@Suite("The programs of Masonry's README")
struct MasonryTests {
  @Test(
    "a view fills its superview, ten points in from every side, however that is said",
    arguments: [
      "InsetLongForm", "InsetVisualFormat", "InsetMaker", "InsetEdges", "InsetChained",
      "InsetNumbers",
    ])
  func inset(name: String) throws {
    let output = try DocumentProgram("Masonry/\(name).swift").output(
      of: """
          let controller = InsetController()
          let window = shown(controller, width: 320, height: 480, statusBar: 0)
          tell("view1", controller.view1)
          print(controller.view.constraints.count, controller.view1.constraints.count)
        """)
    #expect(output == ["view1 10.0 10.0 300.0 460.0", "4 0"])
  }

  @Test("the growing button keeps its five constraints, and inside its superview")
  func growing() throws {
    let output = try DocumentProgram("Masonry/GrowingButton.swift").output(
      of: """
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          let growing = GrowingButtonView(frame: window.bounds)
          window.addSubview(growing)
          for _ in 0..<4 {
            window.layoutIfNeeded()
            tell("button", growing.growingButton)
            print(growing.updates, growing.constraints.count, growing.growingButton.constraints.count)
            growing.growingButton.sendActions(for: .touchUpInside)
          }
        """)
    #expect(
      output == [
        "button 110.0 190.0 100.0 100.0", "1 4 2", "button 60.0 140.0 200.0 200.0", "2 4 2",
        "button 0.0 40.0 320.0 400.0", "3 4 2", "button 0.0 0.0 320.0 480.0", "4 4 2",
      ])
  }

  @Test("the button moves to the other corner and back, by constraints that are remade")
  func moving() throws {
    let output = try DocumentProgram("Masonry/MovingButton.swift").output(
      of: """
          let controller = MovingButtonController()
          let window = shown(controller, width: 320, height: 480, statusBar: 0)
          for _ in 0..<3 {
            window.layoutIfNeeded()
            tell("button", controller.button)
            print(controller.view.constraints.count, controller.button.constraints.count)
            controller.button.sendActions(for: .touchUpInside)
          }
        """)
    #expect(
      output == [
        "button 10.0 10.0 100.0 50.0", "2 2", "button 210.0 420.0 100.0 50.0", "2 2",
        "button 10.0 10.0 100.0 50.0", "2 2",
      ])
  }

  @Test("a constraint that was kept is uninstalled later, and leaves the view without a top")
  func uninstalling() throws {
    let output = try DocumentProgram("Masonry/Uninstalling.swift").output(
      of: """
          let controller = UninstallingController()
          let window = shown(controller, width: 320, height: 480, statusBar: 0)
          tell("view1", controller.view1)
          print(controller.view1.hasAmbiguousLayout)
          controller.topConstraint?.uninstall()
          window.layoutIfNeeded()
          tell("view1", controller.view1)
          print(controller.view1.hasAmbiguousLayout)
        """)
    #expect(
      output == [
        "view1 10.0 10.0 50.0 40.0", "false", "view1 10.0 0.0 50.0 40.0", "true",
      ])
  }

  @Test("a tap changes what the custom view's constraints are made from, and asks for them again")
  func custom() throws {
    let output = try DocumentProgram("Masonry/CustomView.swift").output(
      of: """
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          let custom = DIYCustomView(frame: window.bounds)
          window.addSubview(custom)
          window.layoutIfNeeded()
          tell("button", custom.button)
          custom.button.sendActions(for: .touchUpInside)
          print(custom.needsUpdateConstraints())
          window.layoutIfNeeded()
          tell("button", custom.button)
          print(custom.button.constraints.count, custom.needsUpdateConstraints())
        """)
    #expect(
      output == [
        "button 0.0 0.0 100.0 50.0", "true", "button 0.0 0.0 200.0 200.0", "2 false",
      ])
  }

  @Test("a label of 5000 in a view of 416 conflicts, and names make the log readable")
  func debugging() throws {
    let output = try DocumentProgram("Masonry/DebuggingView.swift").output(
      of: """
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
          let frame = CGRect(x: 0, y: 64, width: 320, height: 416)
          window.addSubview(MASExampleNamedDebuggingView(frame: frame))
          window.layoutIfNeeded()
        """)
    let named = ConsoleConflicts(in: output)
    let height =
      "<MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>"
    #expect(
      named.lists.map(Set.init) == [
        [
          "<NSAutoresizingMaskLayoutConstraint:0x MASExampleNamedDebuggingView:superview.height == "
            + "416>",
          height,
          "<MASLayoutConstraint:BottomConstraint UILabel:messageLabel.bottom == "
            + "MASExampleNamedDebuggingView:superview.bottom - 10>",
          "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:messageLabel.top == "
            + "MASExampleNamedDebuggingView:superview.top + 1>",
        ]
      ])
    #expect(named.broken == [height])
  }
}
