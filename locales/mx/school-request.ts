import es from '../es/school-request.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  text: 'La escuela asociada elige profesor y te llama por teléfono.',
  when: '¿Cuándo te llamamos?',
  sent: 'La escuela llamará al {phone}. Ten claros tu nivel y tu objetivo.',
  leave: { text: 'Se perderá lo que escribiste.' },
})
