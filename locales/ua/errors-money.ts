/** Errors of payments, by code. */
export default {
  not_enough_money: 'У гаманці замало грошей. Поповніть його й спробуйте ще раз.',
  payment_failed: 'Оплата не пройшла, гроші не списано. Спробуйте іншу картку.',
  provider_unavailable: 'Сервіс зараз не відповідає. Спробуйте за кілька хвилин.',
  card_not_found: 'Цієї картки вже немає. Виберіть іншу.',
  sum: 'Сума від {min} до {max}',
}
