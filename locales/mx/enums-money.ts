import es from '../es/enums-money.ts'
import { vary } from '../vary.ts'

export default vary(es, { billing_status: { 0: 'Sin llenar' }, billing_type: { entrepreneur: 'Persona física con actividad empresarial' } })
