import es from '../es/auth.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  review: {
    text: 'Presiona el botón y tu opinión aparecerá en el sitio.',
    invalid: 'El enlace venció o está incompleto. Escribe la opinión otra vez y te enviaremos uno nuevo.',
  },
  subscription: {
    text: 'Presiona el botón y los correos elegidos en una cuenta de Docento llegarán también a esta dirección.',
    invalid: 'El enlace venció o está incompleto. Agrega la dirección otra vez en tu configuración y te enviaremos uno nuevo.',
    again: 'Abrir la configuración',
  },
  unsubscribe: {
    text: 'Presiona el botón y ya no llegarán correos de esta lista. Los códigos y los correos sobre lo que haces tú siguen llegando. Puedes volver a activar la lista en tu configuración.',
    invalid: 'El enlace está incompleto. Ábrelo otra vez desde el correo o elige en tu configuración qué correos recibes.',
    student: 'Configuración de alumno',
    tutor: 'Configuración de profesor',
    done_title: 'Te diste de baja',
    done: 'Listo: ya no llegarán correos de esta lista.',
  },
  schedule: {
    text: 'Si nada cambió desde la semana pasada, confírmalo. Si no, cambia las horas en tu perfil.',
    invalid: 'El enlace venció o está incompleto. Entra y revisa las horas en tu perfil.',
  },
  link_used: 'El enlace de nuestro mensaje ya se usó o venció.',
  tutor: { forgot: '¿Olvidaste la contraseña?' },
  client: { no_password: '¿No tienes contraseña o la olvidaste?' },
  again: { title: 'Tu sesión terminó' },
  recovery: { again: '¿No llegó? Mira en el correo no deseado o pídelo otra vez.' },
})
