import es from '../es/feedback.ts'
import { vary } from '../vary.ts'

export default vary(es, { email_hint: 'Respondemos a esta dirección, por lo general el siguiente día hábil.' })
