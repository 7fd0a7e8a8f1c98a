/** What a page that has just shown itself anew says of a wrong status. */
export default {
  status_shown: 'Цього вже не можна зробити: статус тим часом змінився, і сторінка показує новий.',
}
