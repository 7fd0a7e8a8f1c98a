import es from '../es/layout.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online: 'Profesores en línea',
  school: 'Escuela en línea',
  footer: { courses: 'Cursos de la escuela en línea', popular_lessons_online: 'Materias en línea' },
})
