export default {
  leave: { text: 'То, что вы ввели, пропадёт.', leave: 'Закрыть', stay: 'Продолжить' },
  first_class: { field: 'Дата и время', zone: 'Часовой пояс: {zone}', wished: 'Ученик хочет начать {date}.', submit: 'Сохранить дату' },
  price: 'Цена за час',
  message: { field: 'Ваше сообщение', hint: 'От {min} до {max} символов' },
}
