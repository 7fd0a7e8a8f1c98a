export default {
  title: 'Wallet',
  balance: 'In your wallet',
  top_up: 'To top up the wallet, call the manager: {phone}.',
  history: 'History',
  date: 'Date',
  what: 'What for',
  sum: 'Amount',
  after: 'Balance',
  order: 'Request no. {id}',
  empty: { title: 'Nothing here yet', text: 'Top-ups and commissions for requests will appear here.' },
}
