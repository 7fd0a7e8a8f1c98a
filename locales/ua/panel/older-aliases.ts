/** Addresses that a record had before. */
export default {
  why: 'Ведуть на цей запис. Прибрана адреса більше нікуди не веде, і її може взяти інший запис того самого виду.',
  end: 'Більше не вести з «{alias}»',
}
