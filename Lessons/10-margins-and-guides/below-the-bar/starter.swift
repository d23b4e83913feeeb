import UIKit

// picker begins 8 points below the upper bar, and goes from margin to margin.
// list begins 8 points below picker. It fills the rest of the window: from edge to edge,
// and down to the lower edge, also under the lower bar.
// The guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(picker: UISegmentedControl, list: UIView, in view: UIView) {

}
