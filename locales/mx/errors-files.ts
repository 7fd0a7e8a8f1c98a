import es from '../es/errors-files.ts'
import { vary } from '../vary.ts'

export default vary(es, { video: 'Pega el enlace de un video de YouTube' })
