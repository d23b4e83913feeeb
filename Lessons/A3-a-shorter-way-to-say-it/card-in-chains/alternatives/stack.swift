import Masonry

func layOut(card: UIView, title: UILabel, badge: UIImageView, in view: UIView) {
    card.mas_makeConstraints { make in
        make.leading.equalTo(view).offset(48)
        make.top.trailing.bottom.equalTo(view).inset(16)
    }
    let row = UIStackView(arrangedSubviews: [title, badge])
    row.spacing = 8
    card.addSubview(row)
    row.mas_makeConstraints { make in
        make.leading.trailing.equalTo(card).inset(16)
        make.centerY.equalTo(card)
    }
    badge.mas_makeConstraints { make in
        make.size.mas_equalTo(CGSize(width: 64, height: 48))
    }
}
