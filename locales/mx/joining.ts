import es from '../es/joining.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  register: {
    lesson_hint: 'Puedes agregar más en tu perfil.',
    city_hint: 'Tu perfil dirá que das clases en tu casa en esa ciudad; después puedes cambiarlo. Déjalo vacío si solo das clases en línea.',
    city_needed: 'Elige una ciudad o marca abajo que das clases en línea',
    online: 'Doy clases en línea',
    country: 'Código de país',
    terms: 'Acepto los {offer} y el {policy}',
    offer: 'términos para profesores',
    policy: 'aviso de privacidad',
  },
  email: {
    text: 'Presiona el botón para confirmar tu dirección.',
    failed: 'La dirección no se confirmó.',
    late: 'El enlace ya se usó o venció. Entra y pide uno nuevo en tu perfil.',
    inside: { late: 'El enlace ya se usó o venció. Pide otro en tu perfil.' },
  },
  provider: { cancelled: 'Se canceló el acceso.' },
  terms: {
    title: 'Nuestros términos',
    text: 'Para seguir, lee y acepta los {offer} y el {policy}.',
    client_offer: 'términos para alumnos',
    declined: 'No aceptaste los términos. Un asesor se pondrá en contacto contigo.',
    later: 'No aceptaste nuestros términos. Todavía puedes aceptar los {offer} y el {policy}.',
  },
})
