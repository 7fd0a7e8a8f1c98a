export default {
  not_enough_money: 'Your wallet balance is too low. Top it up and try again.',
  payment_failed: 'The payment failed, no money was taken. Try another card.',
  provider_unavailable: 'The service isn’t responding. Try again in a few minutes.',
  card_not_found: 'This card is gone. Choose another.',
  sum: 'The amount must be from {min} to {max}',
  iban: 'There is a mistake in this IBAN: compare it with the one from your bank',
  swift: 'A SWIFT code has {min} or {max} characters and begins with letters',
}
