export default {
  title: 'Invoice {number}',
  date: 'Payment date',
  seller: 'Seller',
  buyer: 'Buyer',
  service: 'Service',
  sum: 'Amount',
  tax: 'Including {percent}% tax',
  total: 'Total',
  paid: 'Paid in full. Issued electronically, valid without a signature.',
}
