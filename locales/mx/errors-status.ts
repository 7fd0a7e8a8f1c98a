import es from '../es/errors-status.ts'
import { vary } from '../vary.ts'

export default vary(es, { status_shown: 'Ya no se puede hacer: mientras tanto, el estado cambió y la página muestra el nuevo.' })
