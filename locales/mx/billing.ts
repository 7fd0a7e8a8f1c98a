import es from '../es/billing.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  lead: 'Emitimos las facturas con estos datos. Hacen falta antes del primer pago; solo los ven tú y nuestro equipo.',
  status: { 0: 'Llena el formulario y envíalo a revisión.' },
  add_files: 'Agregar archivos',
})
