import es from '../es/site-reviews.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  mark: 'Tu calificación',
  email_hint: 'No se muestra. Te enviamos un correo: presiona su botón y la opinión aparece.',
  sent: 'Casi listo: te enviamos un correo. Presiona su botón y tu opinión aparece aquí.',
})
