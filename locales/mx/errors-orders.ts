import es from '../es/errors-orders.ts'
import { vary } from '../vary.ts'

export default vary(es, { comment: 'Agrega una explicación', date_past: 'Esa fecha ya pasó', mark: 'Pon una calificación' })
