import es from '../es/billing.ts'
import { vary } from '../vary.ts'

export default vary(es, { status: { 0: 'Llena el formulario y envíalo a revisión.' }, add_files: 'Agregar archivos' })
