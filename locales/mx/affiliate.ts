import es from '../es/affiliate.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  counts: { registered: 'Se registraron', paid: 'Pagaron una comisión', earned: 'Ganaste' },
  empty: { title: 'Aún no llega nadie' },
})
