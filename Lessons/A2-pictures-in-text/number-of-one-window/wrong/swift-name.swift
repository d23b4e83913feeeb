//! mistake: unknown-name
//! verdict: crashed line 7: NSInvalidArgumentException
//! says: is not a key in the views dictionary
//! seen: The format in line {line} contains a name that isn't in the dictionary, and UIKit stops the program.
//! meaning: The compiler doesn't read the string. So a mistake in it shows when the program runs.
//! next: Which name in the format isn't in the dictionary?
import UIKit

// A row in a player: a cover, a title and a button. The title takes the rest of the width.
// The gaps, the cover and the button are right. One number is right in one window and in no other.

func layOut(cover: UIImageView, title: UILabel, play: UIButton, in view: UIView) {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[cover(64)]-8-[titel]-8-[play(48)]-16-|",
        options: [], metrics: nil, views: ["cover": cover, "title": title, "play": play]))
}
