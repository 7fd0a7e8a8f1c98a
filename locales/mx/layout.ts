import es from '../es/layout.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  catalog_online: 'Profesores en línea',
  videos: 'Videos',
  school: 'Escuela en línea',
  bell: { assigned: 'Te eligieron: {name}', overdue_pay_date: 'El plazo de pago ya pasó: solicitud {id}' },
  footer: { courses: 'Cursos de la escuela en línea', popular_lessons_online: 'Materias en línea' },
})
