export default {
  title: 'Wallet',
  balance: 'In your wallet',
  top_up: 'To top up the wallet, call the manager: {phone}.',
  history: 'History',
  date: 'Date',
  what: 'What for',
  sum: 'Sum',
  after: 'Balance',
  order: 'Request {id}',
  empty: { title: 'No money has moved yet', text: 'Top-ups and commissions of requests appear here.' },
}
