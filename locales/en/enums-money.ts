export default {
  wallet_type: {
    topup: 'Top-up',
    order: 'Commission for a request',
    top: 'TOP',
    refund: 'Refund',
    affiliate: 'For an invited colleague',
    admin: 'From an administrator',
    donate: 'Voluntary extra',
  },
  payment_method: { card: 'Card', wallet: 'Wallet', bank: 'Bank transfer', cash: 'Cash' },
  payment_status: { created: 'Created', pending: 'In progress', paid: 'Paid', failed: 'Failed', refunded: 'Refunded' },
  provider: {
    card_a: 'Card',
    card_b: 'Card',
    card_c: 'Card',
    bank_url: 'Bank transfer',
    card_form: 'Card on the bank’s page',
    bank_form: 'Invoice from the bank',
  },
  payer: { tutor: 'Tutor', client: 'Student' },
  billing_status: { 0: 'Not filled in', 1: 'Being checked', 2: 'Accepted', 3: 'Needs changes' },
  billing_type: { person: 'Private person', entrepreneur: 'Sole trader', company: 'Company' },
}
