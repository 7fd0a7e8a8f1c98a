/** Billing data of a person, complete; files come beside it. */
export const person = {
  type: 'person',
  first_name: 'Łucja',
  last_name: 'Żak',
  birth_date: '1990-05-17',
  tax_id: '123-456-32-18',
  tax_country: 'PL',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
  country: 'PL',
  city: 'Gdańsk',
  zip: '80-001',
  address: 'ul. Długa 4/12',
  email_for_invoices: 'Faktury@Example.test',
} as const
