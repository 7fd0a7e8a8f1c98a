import es from '../es/enums-requests.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  client_age: {
    1: 'Preescolar',
    2: '1.º–4.º de primaria',
    3: '5.º de primaria – 3.º de secundaria',
    4: 'Preparatoria',
  },
  place: { online: 'En línea' },
  place_order: { online: 'En línea' },
})
