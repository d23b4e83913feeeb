import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).inset(16)
    }
    [title, badge].mas_makeConstraints { make in
        make.centerY.equalTo(card)
        make.height.equalTo(48)
    }
    badge.mas_makeConstraints { make in
        make.height.equalTo([badge.mas_width]).multipliedBy(0.75)
        make.trailing.equalTo(card).offset(-16)
    }
    title.mas_makeConstraints { make in
        make.leading.equalTo([card]).offset(16)
        make.trailing.equalTo(badge.mas_leading).offset(-8)
    }
}
