export default {
  wallet_type: {
    topup: 'Zasilenie',
    order: 'Prowizja za zapytanie',
    top: 'TOP',
    refund: 'Zwrot',
    affiliate: 'Za polecenie',
    admin: 'Od administratora',
    donate: 'Dobrowolna wpłata',
  },
  payment_method: { card: 'Karta', wallet: 'Portfel', bank: 'Przelew', cash: 'Gotówka' },
  payment_status: { created: 'Utworzona', pending: 'W toku', paid: 'Opłacona', failed: 'Nieudana', refunded: 'Zwrócona' },
  provider: {
    card_a: 'Karta',
    card_b: 'Karta',
    card_c: 'Karta',
    bank_url: 'Przelew',
    card_form: 'Karta na stronie banku',
    bank_form: 'Rachunek z banku',
  },
  payer: { tutor: 'Korepetytor', client: 'Klient' },
  billing_status: { 0: 'Nie wypełniono', 1: 'W trakcie sprawdzania', 2: 'Przyjęte', 3: 'Wymagają poprawek' },
  billing_type: { person: 'Osoba prywatna', entrepreneur: 'Działalność gospodarcza', company: 'Spółka' },
}
