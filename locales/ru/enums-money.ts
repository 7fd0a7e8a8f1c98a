export default {
  wallet_type: {
    topup: 'Пополнение',
    order: 'Комиссия за заявку',
    top: 'ТОП',
    refund: 'Возврат',
    affiliate: 'За приглашённого коллегу',
    admin: 'От администратора',
    donate: 'Добровольный взнос',
  },
  payment_method: { card: 'Карта', wallet: 'Кошелёк', bank: 'Банковский перевод', cash: 'Наличные' },
  payment_status: { created: 'Создан', pending: 'Обрабатываем', paid: 'Оплачен', failed: 'Не прошёл', refunded: 'Возвращён' },
  provider: {
    card_a: 'Карта',
    card_b: 'Карта',
    card_c: 'Карта',
    bank_url: 'Банковский перевод',
    card_form: 'Карта через страницу банка',
    bank_form: 'Счёт от банка',
  },
  payer: { tutor: 'Репетитор', client: 'Клиент' },
  billing_status: { 0: 'Не заполнено', 1: 'На проверке', 2: 'Принято', 3: 'Нужны правки' },
  billing_type: { person: 'Физическое лицо', entrepreneur: 'Предприниматель', company: 'Компания' },
}
