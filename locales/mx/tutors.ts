import es from '../es/tutors.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  online: { title: 'Los mejores profesores en línea', all: 'Todos los profesores en línea' },
  verified_points: 'Qué comprobamos',
  next_free: 'Próximo horario libre:',
  tabs: { video: 'Video' },
  schedule: { nothing: 'Aún no indica horas libres.', ask: 'Di en tu solicitud cuándo te queda bien.' },
  where: { online: 'En línea', districts: { one: '{count} zona', many: '{count} de zonas', other: '{count} zonas' } },
  viewed: {
    title: 'Vistos hace poco',
    text: 'Profesores cuyos perfiles abriste en este navegador, los últimos primero.',
    empty_title: 'Aún no abres ningún perfil',
  },
  video: { title: 'Video', play: 'Reproducir el video', frame: 'Video: {name}' },
})
