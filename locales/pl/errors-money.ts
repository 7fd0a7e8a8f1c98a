export default {
  not_enough_money: 'Za mało środków w portfelu. Doładuj go i spróbuj ponownie.',
  payment_failed: 'Płatność się nie powiodła, nic nie pobrano. Spróbuj innej karty.',
  provider_unavailable: 'Usługa teraz nie odpowiada. Spróbuj za kilka minut.',
  card_not_found: 'Tej karty już nie ma. Wybierz inną.',
  sum: 'Kwota od {min} do {max}',
  iban: 'W tym numerze IBAN jest błąd: porównaj go z danymi z banku',
  swift: 'SWIFT ma {min} lub {max} znaków i zaczyna się od liter',
}
