/** Words of the contract's enumerations of payments, by field and value. */
export default {
  wallet_type: {
    topup: 'Поповнення',
    order: 'Комісія за заявку',
    top: 'ТОП',
    refund: 'Повернення',
    refund_to_bank: 'Повернення до банку',
    affiliate: 'За запрошеного колегу',
    admin: 'Від адміністратора',
    donate: 'Добровільний внесок',
    writeoff: 'Списано з видаленою анкетою',
  },
  payment_method: { card: 'Картка', wallet: 'Гаманець', bank: 'Банківський переказ', cash: 'Готівка' },
  payment_status: { created: 'Створено', pending: 'Обробляємо', paid: 'Оплачено', failed: 'Не пройшло', refunded: 'Повернено' },
  payment_purpose: { wallet: 'Поповнення гаманця', order: 'Комісія за заявку', top: 'ТОП', client_order: 'Оплата занять' },
  provider: {
    card_a: 'Картка',
    card_b: 'Картка',
    card_c: 'Картка',
    bank_url: 'Банківський переказ',
    card_form: 'Картка через сторінку банку',
    bank_form: 'Рахунок від банку',
  },
  payer: { tutor: 'Репетитор', client: 'Клієнт' },
  billing_status: { 0: 'Не заповнено', 1: 'На перевірці', 2: 'Прийнято', 3: 'Потрібні правки' },
  billing_type: { person: 'Фізична особа', entrepreneur: 'Підприємець', company: 'Компанія' },
}
