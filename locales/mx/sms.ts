import es from '../es/sms.ts'
import { vary } from '../vary.ts'

export default vary(es, { tutor_appointed: 'Docento: te eligieron. {client_name}, {client_phone}. {link}' })
