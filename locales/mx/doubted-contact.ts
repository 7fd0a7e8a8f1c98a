import es from '../es/doubted-contact.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  dropped: 'Se quitó el contacto',
})
