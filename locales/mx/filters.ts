import es from '../es/filters.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  online: 'En línea',
  district: 'Zona',
  all_districts: 'Todas las zonas',
  subdistricts: { one: '{count} colonia', many: '{count} de colonias', other: '{count} colonias' },
  failed: 'Los filtros no se cargaron. Revisa tu conexión e inténtalo de nuevo.',
})
