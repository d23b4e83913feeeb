/// The right constraints of the exercise.
func makeChains(_ card: UIView, _ title: UIView, _ badge: UIView, in view: UIView) {
  card.mas_makeConstraints { make in
    make.leading.equalTo(view).offset(48)
    make.top.trailing.bottom.equalTo(view).inset(16)
  }
  badge.mas_makeConstraints { make in
    make.size.mas_equalTo(CGSize(width: 64, height: 48))
    make.centerY.equalTo(card)
    make.trailing.equalTo(card).offset(-16)
  }
  title.mas_makeConstraints { make in
    make.height.centerY.equalTo(badge)
    make.leading.equalTo(card).offset(16)
    make.trailing.equalTo(badge.mas_leading).offset(-8)
  }
}
