/** Errors of requests and contacts, by code. */
export default {
  blacklisted: 'Нові заявки із цього кабінету вимкнено. Напишіть нам.',
  duplicate_request: 'Таку заявку вже надіслано. Відповідь прийде на вказані контакти.',
  count: 'Виберіть від {min} до {max} предметів',
  name: 'В імені має бути від {min} до {max} символів',
  email: 'Адреса має вигляд name@example.com. Довгі закінчення на кшталт .company не підходять.',
  warningSymbol: 'У номері мають бути лише цифри',
  phone_length: 'У номері має бути [:count] цифр',
  phone_range: 'У номері має бути від [:countMin] до [:countMax] цифр',
  privacy: 'Без згоди заявку не надіслати',
  time_intervals: 'Виберіть зручний час',
  place_required: 'Виберіть хоча б одне місце занять',
  city_required: 'Виберіть місто для занять',
  empty_lesson: 'Спочатку виберіть предмет',
  not_taught: 'Репетитор не викладає цей предмет',
}
