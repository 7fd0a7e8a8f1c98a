import es from '../es/catalogue.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  crumbs: { online: 'Profesor en línea' },
  h1: {
    online: 'Profesores particulares en línea',
    online_lesson: '[:SEO_TYPE] de [:LESSON_OF] en línea',
    online_level: '[:SEO_TYPE] de [:LESSON_OF] en línea · [:LEVEL]',
  },
  main: {
    metad: 'Profesores en tu ciudad y en línea. Compara precios, opiniones y horarios y envía tu solicitud, gratis para ti.',
    faq: {
      place: {
        question: '¿Las clases son en línea o en casa?',
        answer: 'Como prefieras: en línea, en casa del profesor o en la tuya. Indícalo en la solicitud.',
      },
    },
  },
  profile: { lesson_online: '[:LESSON] en línea' },
  figures: { rate: 'precio promedio', rating: 'calificación promedio' },
  said: { stats: '{mark} en promedio · {count}', about_mark: 'sobre {name}, {mark} en promedio' },
  links: { districts: 'Zonas: [:CITY]', top: 'Las [:TOP] materias en línea con más profesores' },
  empty: {
    text: 'Los {tutors} en línea pueden ayudarte hoy.',
    link: 'Ver {tutors} en línea',
    online_title: 'Aún no hay {tutors} así en línea',
  },
})
