import es from '../es/school-request.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  leave: { text: 'Se perderá lo que escribiste.' },
})
