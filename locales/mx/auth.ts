import es from '../es/auth.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  review: { text: 'Presiona el botón y tu opinión aparecerá en el sitio.' },
  subscription: { text: 'Presiona el botón y los correos elegidos en una cuenta de Docento llegarán también a esta dirección.' },
  unsubscribe: {
    text: 'Presiona el botón y ya no llegarán correos de esta lista. Los códigos y los correos sobre lo que haces tú siguen llegando. Puedes volver a activar la lista en tu configuración.',
    done: 'Listo: ya no llegarán correos de esta lista.',
  },
  schedule: { text: 'Si nada cambió desde la semana pasada, confírmalo. Si no, cambia las horas en tu perfil.' },
  tutor: { forgot: '¿Olvidaste la contraseña?' },
  client: { no_password: '¿No tienes contraseña o la olvidaste?' },
  again: { title: 'Tu sesión terminó' },
  recovery: { again: '¿No llegó? Mira en el correo no deseado o pídelo otra vez.' },
})
