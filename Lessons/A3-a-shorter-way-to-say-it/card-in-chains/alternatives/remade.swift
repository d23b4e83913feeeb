import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { $0.edges.equalTo(view) }
    card.mas_remakeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).inset(16)
    }
    badge.mas_makeConstraints { make in
        make.width.equalTo(64)
        make.height.equalTo(20)
        make.centerY.equalTo(card)
        make.trailing.equalTo(view).offset(-32)
    }
    badge.mas_updateConstraints { $0.height.equalTo(48) }
    title.mas_makeConstraints { make in
        make.height.centerY.equalTo(badge)
        make.leading.equalTo(view).offset(64)
        let end = make.trailing.equalTo(badge.mas_leading)
        end.setOffset(-8)
    }
}
