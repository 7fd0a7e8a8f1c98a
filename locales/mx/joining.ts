import es from '../es/joining.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  register: {
    lesson_hint: 'Puedes agregar más en tu perfil.',
    city_hint: 'Déjalo vacío si solo das clases en línea.',
    online: 'Doy clases en línea',
  },
  email: { text: 'Presiona el botón para confirmar tu dirección.', failed: 'La dirección no se confirmó.' },
  terms: { declined: 'No aceptaste las condiciones. Un asesor se pondrá en contacto contigo.' },
})
