import es from '../es/school-tutor.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  lead: 'La escuela asociada busca profesores para clases en línea. Cuéntale sobre ti: lo leerá y responderá.',
  states: { accepted: 'La escuela te aceptó. Nos pondremos en contacto.', refused: 'La escuela dijo que no por ahora.' },
})
