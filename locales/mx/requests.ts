import es from '../es/requests.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  place: {
    travels: { one: 'El profesor va a {count} zona', many: 'El profesor va a {count} de zonas', other: 'El profesor va a {count} zonas' },
    client_districts: 'Tu zona',
    tutor_districts: 'Zona de las clases en casa del profesor',
    subdistricts: 'Colonia: {district}',
  },
  details: { intervals: 'Hora que te queda bien' },
  contacts: { country: 'Código de país', privacy: 'Acepto los {offer} y el {policy}', offer: 'términos para alumnos', policy: 'aviso de privacidad' },
  not_sent: 'No se envió. Corrige los campos marcados y presiona de nuevo.',
  leave: { text: 'Se perderá lo que escribiste.' },
  thanks: { add: 'Agregar a la solicitud', added: 'Agregado a la solicitud' },
  failed: { title: 'La solicitud no se abrió' },
})
