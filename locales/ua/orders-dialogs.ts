export default {
  leave: { text: 'Те, що ви ввели, зникне.', leave: 'Закрити', stay: 'Продовжити' },
  first_class: { field: 'Дата й час', zone: 'Вкажіть годину {zone}.', wished: 'Учень хоче почати {date}.', submit: 'Зберегти дату' },
  price: 'Ціна за годину',
  message: { field: 'Ваше повідомлення', hint: 'Від {min} до {max} символів' },
}
