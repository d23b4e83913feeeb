import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).inset(16)
    }
    badge.mas_makeConstraints { make in
        make.size.mas_equalTo(CGSize(width: 64, height: 48))
        make.centerY.equalTo(card)
    }
    NSLayoutConstraint.activate([
        badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        title.topAnchor.constraint(equalTo: badge.topAnchor),
        title.bottomAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
}
