import es from '../es/content.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  rate: {
    title: '¿Te fue útil?',
    send: 'Calificar',
    thanks: 'Gracias, tu calificación cuenta.',
    failed: 'No se guardó tu calificación. Inténtalo más tarde.',
    count: { one: '{count} calificación', many: '{count} calificaciones', other: '{count} calificaciones' },
  },
  videos: {
    title: 'Videos',
    all: 'Todos los videos',
    metad: 'Videos cortos sobre cómo elegir profesor, clases y exámenes.',
    found: { one: '{count} video', many: '{count} videos', other: '{count} videos' },
    play: 'Ver el video',
    frame: 'Video: {name}',
  },
  vacancies: { employment: { full: 'Tiempo completo', part: 'Medio tiempo' }, salary: 'Sueldo' },
})
