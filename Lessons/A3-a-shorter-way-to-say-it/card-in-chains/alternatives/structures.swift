import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    let inside = UIEdgeInsets(top: 16, left: 48, bottom: 16, right: 16)
    card.mas_makeConstraints { make in
        make.attributes([.top, .leading, .bottom, .trailing]).equalTo(view).with.insets(inside)
    }
    badge.mas_makeConstraints { make in
        make.width.height.mas_equalTo(CGSize(width: 64, height: 48))
        make.trailing.centerY.equalTo(card).mas_offset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 16))
    }
    title.mas_makeConstraints { make in
        make.height.equalTo(badge.mas_width).multipliedBy(0.75)
        make.leading.centerY.equalTo(card).mas_offset(UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
