/** Errors of orders, by code. */
export default {
  review_exists: 'Відгук уже є',
  comment: 'Додайте пояснення',
  reason: 'Виберіть причину',
  reasons: 'Виберіть хоча б одну причину',
  date: 'Вкажіть дату',
  date_past: 'Ця дата вже минула',
  date_far: 'Ця дата надто далеко',
  mark: 'Поставте оцінку',
  date_limit: 'Дату не можна перенести далі строку оплати',
}
