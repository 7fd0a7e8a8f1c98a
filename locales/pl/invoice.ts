export default {
  title: 'Faktura nr\u00a0{number}',
  date: 'Data zapłaty',
  seller: 'Sprzedawca',
  buyer: 'Nabywca',
  service: 'Usługa',
  sum: 'Kwota',
  tax: 'W tym VAT {percent}%',
  total: 'Razem',
  paid: 'Zapłacono w całości. Dokument elektroniczny, ważny bez podpisu.',
}
