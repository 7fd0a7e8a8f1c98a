import es from '../es/orders-client-lists.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  answers: { one: 'Respondió {count} profesor', many: 'Respondieron {count} de profesores', other: 'Respondieron {count} profesores' },
  your_mark: 'Tu calificación: {mark}',
})
