import Course
import Grading
import LayoutEngine
import SwiftRunning
import Testing

@Suite("Target and action in a learner's file")
struct SelectorTests {
  private func printed(_ text: String) throws -> [Substring] {
    let run = try RealAnswers.run(text, entry: .controller(className: "ViewController"))
    return run.printed.split(separator: "\n")
  }

  @Test("every way to name a method of the class calls it")
  func forms() throws {
    let lines = try printed(
      """
      import UIKit
      class Base: UIViewController {
        @objc func inherited(_ sender: UIControl) { print("inherited", type(of: sender)) }
      }
      final class Toggle: UIButton {}
      final class Helper: NSObject {
        @objc func help(_ sender: Any) { print("help") }
        @objc class func stand(_ sender: Any) { print("class") }
      }
      @objcMembers
      class ViewController: Base {
        let toggle = Toggle()
        let helper = Helper()
        lazy var made: UIButton = {
          let button = UIButton()
          button.addTarget(self, action: #selector(fromClosure), for: .touchUpInside)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          let selectors = [
            #selector(ViewController.unapplied(_:)), #selector(plain), #selector(self.any(_:)),
            #selector(optional(_:)), #selector(anyObject(_:)), #selector(ViewController.toggled),
            #selector(two(_:event:)), #selector(ViewController.twice(_:with:)),
            #selector(hidden), #selector(inherited(_:)), #selector(Base.inherited(_:)),
            #selector(inExtension(_:)), #selector(over as () -> Void),
            #selector(ViewController.over as (ViewController) -> (UIButton) -> Void),
            #selector(gives), #selector(ViewController.outlet(_:)),
            #selector(
              ViewController
                .split
            ),
          ]
          for selector in selectors {
            toggle.addTarget(self, action: selector, for: .touchUpInside)
          }
          toggle.addTarget(helper, action: #selector(Helper.help(_:)), for: .touchUpInside)
          toggle.addTarget(helper, action: #selector(helper.help), for: .touchDown)
          toggle.addTarget(Helper.self, action: #selector(Helper.stand(_:)), for: .touchUpInside)
          toggle.sendActions(for: .touchUpInside)
          made.sendActions(for: .touchUpInside)
          print("\\(#selector(plain)) \\(#keyPath(ViewController.toggle.tag))")
        }
        @objc func unapplied(_ sender: UIButton) { print("unapplied") }
        @objc func plain() { print("plain") }
        @objc func any(_ sender: Any) { print("any") }
        @objc func optional(_ sender: Any?) { print("optional", sender == nil) }
        @objc func anyObject(_ sender: AnyObject) { print("anyObject") }
        @objc func toggled(_ sender: Toggle) { print("toggled") }
        @objc func two(_ sender: UIButton, event: UIEvent?) { print("two", event == nil) }
        @objc func twice(_ sender: UIButton, with event: UIEvent) { print("twice") }
        @objc private func hidden() { print("hidden") }
        @objc func over() { print("over") }
        @objc func over(_ sender: UIButton) { print("over a button") }
        @objc func gives() -> Bool { print("gives"); return true }
        @IBAction func outlet(_ sender: UIButton) { print("outlet") }
        @objc func split() { print("split") }
        @objc func fromClosure() { print("closure") }
      }
      extension ViewController {
        @objc func inExtension(_ sender: UIView) { print("extension") }
      }
      """)
    #expect(
      lines == [
        "unapplied", "plain", "any", "optional false", "anyObject", "toggled", "two true", "twice",
        "hidden", "inherited Toggle", "extension", "over", "over a button", "gives", "outlet",
        "split", "help", "class", "closure", "plain toggle.tag",
      ])
  }

  @Test("an action is found by its name, wherever the name is written")
  func equality() throws {
    let lines = try printed(
      """
      import UIKit
      class ViewController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tapped), for: [.touchUpInside, .touchDown])
          button.addTarget(self, action: #selector(ViewController.other(_:)), for: .touchUpInside)
          print(button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
          print(#selector(tapped(_:)) == #selector(ViewController.tapped))
          print(#selector(tapped) == #selector(other), #selector(tapped) == Selector("tapped:"))
          button.removeTarget(self, action: #selector(self.tapped(_:)), for: .touchUpInside)
          print(button.actions(forTarget: self, forControlEvent: .touchUpInside) ?? [])
          print(button.actions(forTarget: self, forControlEvent: .touchDown) ?? [])
          button.removeTarget(nil, action: nil, for: .allEvents)
          print(button.actions(forTarget: self, forControlEvent: .touchDown) == nil)
        }
        @objc func tapped(_ sender: UIButton) {}
        @objc func other(_ sender: UIButton) {}
      }
      """)
    #expect(
      lines == [
        #"["tapped:", "other:"]"#, "true", "false true", #"["other:"]"#, #"["tapped:"]"#, "true",
      ])
  }

  @Test("a method that can't be called is reported, with what to write instead")
  func told() throws {
    let lines = try printed(
      """
      import UIKit
      class ViewController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton()
          button.addTarget(self, action: "tapped:", for: .touchDown)
          button.addTarget(self, action: #selector(ViewController.switched(_:)), for: .touchUpInside)
          button.sendActions(for: .touchDown)
          button.sendActions(for: .touchUpInside)
        }
        @objc func tapped(_ sender: UIButton) {}
        @objc func switched(_ sender: UISwitch) {}
      }
      """)
    let alone = """
      "tapped:" is a name alone, and no method can be found by it here, so nothing was called. \
      Write #selector with the method itself, for example #selector(tapped(_:)).
      """
    let mismatch = """
      The method switched: takes UISwitch, and what it is sent is UIButton, so it was not called. \
      UIKit looks at no types: it calls the method, which then takes one for the other. \
      Declare the parameter as UIButton.
      """
    #expect(lines.map(String.init) == [alone, mismatch])
  }

  @Test(
    "without a target the responder chain is searched, and a target without the method raises an exception"
  ) func chain() throws {
    let run = try RealAnswers.run(
      """
      import UIKit
      class ViewController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton()
          view.addSubview(button)
          button.addTarget(nil, action: #selector(ViewController.tapped), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          button.addTarget(view, action: #selector(ViewController.tapped), for: .touchDown)
          button.sendActions(for: .touchDown)
        }
        @objc func tapped() { print("tapped") }
      }
      """, entry: .controller(className: "ViewController"))
    #expect(run.printed == "tapped\n")
    let raised = try #require(run.snapshots.first?.raised)
    #expect("\(raised)".contains("-[UIView tapped]: unrecognized selector sent to instance 0x"))
  }

  @Test("an error after a #selector has the learner's column")
  func column() throws {
    let failure = RealAnswers.failure(
      """
      import UIKit
      class ViewController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInsid)
          button.addTarget(self, action: #selector(taped(_:)), for: .touchDown)
        }
        @objc @IBAction func tapped(_ sender: Any) { sender.xyzzy() }
      }
      """, entry: .controller(className: "ViewController"))
    guard case .notCompiled(let messages) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    let errors = messages.filter { $0.kind == .error }
    #expect(
      errors.compactMap { $0.place.map { "\($0.line):\($0.column)" } } == ["5:65", "6:46", "8:55"])
    #expect(errors.map(\.suggestion) == ["touchUpInside", "tapped", nil])
  }

  @Test("the learner's file can declare a class called Selector")
  func ownSelector() throws {
    let failure = RealAnswers.failure(
      """
      import UIKit
      class Selector { init(_ name: String) {} }
      class ViewController: UIViewController {
        let action = #selector(viewDidLoad)
      }
      """, entry: .controller(className: "ViewController"))
    guard case .notCompiled(let messages) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(messages.first?.place == SourcePlace(line: 4, column: 26))
  }
}

@Suite("The documents' map in a learner's file")
struct MapAnswerTests {
  @Test("a segmented control changes what the map shows")
  func map() throws {
    let run = try RealAnswers.run(
      """
      import UIKit
      import MapKit

      class MapViewController: UIViewController {
        var mapView: MKMapView!
        var segments: UISegmentedControl!

        override func loadView() {
          mapView = MKMapView()
          view = mapView
          segments = UISegmentedControl(items: ["Standard", "Hybrid", "Satellite"])
          segments.backgroundColor = UIColor.systemBackground
          segments.selectedSegmentIndex = 0
          segments.addTarget(
            self, action: #selector(mapTypeChanged(_:)), for: .valueChanged)
          segments.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(segments)
          let margins = view.layoutMarginsGuide
          segments.topAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
          segments.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
          segments.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          for index in [2, 1, 0] {
            segments.selectedSegmentIndex = index
            segments.sendActions(for: .valueChanged)
            print(mapView.mapType == .satellite, mapView.mapType == .hybrid)
          }
        }

        @objc func mapTypeChanged(_ segments: UISegmentedControl) {
          switch segments.selectedSegmentIndex {
          case 0: mapView.mapType = .standard
          case 1: mapView.mapType = .hybrid
          case 2: mapView.mapType = .satellite
          default: break
          }
        }
      }
      """, entry: .controller(className: "MapViewController"))
    #expect(run.printed == "true false\nfalse true\nfalse false\n")
    let snapshot = try #require(run.snapshots.first)
    #expect(snapshot.items.first?.className == "MKMapView")
    #expect(snapshot.constraints.count == 3)
  }
}
