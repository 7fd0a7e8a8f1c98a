export default {
  title: 'Invoice {number}',
  date: 'Date of payment',
  seller: 'Seller',
  buyer: 'Buyer',
  service: 'Service',
  sum: 'Sum',
  tax: 'Including {percent}% tax',
  total: 'Total',
  paid: 'Paid in full. Made electronically, valid without a signature.',
}
