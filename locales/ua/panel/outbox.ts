export default {
  text: 'Текст',
  delivery: 'Доставка',
  next_try: 'Наступна спроба',
  delivered: 'Доставлено',
  error: 'Остання помилка',
  channels: { mail: 'Лист', sms: 'SMS' },
  states: { waiting: 'У черзі', kept: 'Лишилося тут', delivered: 'Доставлено', dead: 'Не доставлено' },
  columns: {
    created: 'Створено',
    state: 'Стан',
    recipient: 'Одержувач',
    subject: 'Тема',
    template: 'Шаблон',
    order: 'Заявка',
    tries: 'Спроби',
  },
}
