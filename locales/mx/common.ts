import es from '../es/common.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  failed: {
    other: 'No funcionó. Inténtalo de nuevo.',
    server_error: 'Algo falló de nuestro lado. Inténtalo en un minuto.',
  },
  online: 'En línea',
})
