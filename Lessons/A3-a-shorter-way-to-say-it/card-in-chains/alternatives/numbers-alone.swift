import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.top.equalTo(16)
        make.leading.equalTo(48)
        make.bottom.and.trailing.offset(-16)
    }
    badge.mas_makeConstraints { make in
        make.size.sizeOffset(CGSize(width: 64, height: 48))
        make.centerY.equalTo(0)
        make.trailing.mas_equalTo(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 16))
    }
    title.mas_makeConstraints { make in
        make.leading.equalTo(16)
        make.top.bottom.equalTo(badge)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
