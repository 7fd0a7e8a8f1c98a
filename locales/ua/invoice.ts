/** The invoice of a payment, as its PDF says it. */
export default {
  title: 'Рахунок №\u00a0{number}',
  date: 'Дата оплати',
  seller: 'Продавець',
  buyer: 'Платник',
  service: 'Послуга',
  sum: 'Сума',
  tax: 'У тому числі ПДВ {percent} %',
  total: 'Разом',
  paid: 'Оплачено повністю. Документ складено електронно й дійсний без підпису.',
}
