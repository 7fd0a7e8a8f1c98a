export default {
  title: 'Portfel',
  balance: 'W portfelu',
  top_up: 'Żeby zasilić portfel, zadzwoń do menedżera: {phone}.',
  history: 'Historia',
  date: 'Data',
  what: 'Za co',
  sum: 'Kwota',
  after: 'Saldo',
  order: 'Zapytanie nr {id}',
  empty: { title: 'Nie było jeszcze żadnych operacji', text: 'Tu pojawią się wpłaty i prowizje za zapytania.' },
}
