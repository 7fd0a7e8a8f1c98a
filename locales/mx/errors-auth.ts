import es from '../es/errors-auth.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  code_expired: 'El código venció. Pide uno nuevo.',
  token_invalid: 'El enlace ya se usó o venció. Pide uno nuevo.',
  provider_late: 'Este acceso tardó demasiado o ya se usó. Empieza de nuevo.',
  terms: 'Acepta los términos para continuar',
})
