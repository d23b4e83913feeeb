import Masonry
import UIKit

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints {
        $0.top.equalTo(view.mas_top).with.offset(16)
        $0.leading.equalTo(view.mas_leading).with.offset(48)
        $0.bottom.equalTo(view.mas_bottom).with.offset(-16)
        $0.trailing.equalTo(view.mas_trailing).with.offset(-16)
    }
    badge.mas_makeConstraints {
        $0.width.equalTo(64)
        $0.height.equalTo(48)
        $0.centerY.equalTo(card.mas_centerY)
        $0.trailing.equalTo(card.mas_trailing).offset(-16)
    }
    title.mas_makeConstraints {
        $0.top.equalTo(badge.mas_top)
        $0.bottom.equalTo(badge.mas_bottom)
        $0.leading.equalTo(card.mas_leading).offset(16)
        $0.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
