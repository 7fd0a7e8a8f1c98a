import es from '../es/school-offer.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  responce_error: 'La solicitud no llegó a la escuela.',
  text: 'La escuela en línea tiene profesores propios y la primera clase es gratis. Te llamará una persona de la escuela. Tu solicitud al profesor sigue igual.',
})
