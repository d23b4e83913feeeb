import UIKit

// map fills the half of the window where reading begins, up to the middle. key is beside it,
// with a gap of 16 points. key is half as tall as it is wide, and begins at the height of map.
// All distances to the edges of the window are 16 points.

func layOut(map: UIView, key: UIView, in view: UIView) {

}
