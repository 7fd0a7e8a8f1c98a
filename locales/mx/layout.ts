import es from '../es/layout.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online: 'Profesores en línea',
  videos: 'Videos',
  school: 'Escuela en línea',
  footer: {
    english_test: 'Examen de inglés',
    courses: 'Cursos de la escuela en línea',
    offer: 'Términos para profesores',
    client_offer: 'Términos para alumnos',
    privacy: 'Aviso de privacidad',
    popular_lessons_online: 'Materias en línea',
  },
})
