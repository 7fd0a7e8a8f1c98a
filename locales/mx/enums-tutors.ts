import es from '../es/enums-tutors.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  prof: { 2: 'Docente en una escuela o universidad' },
  verification: { interview_passed: 'Entrevista aprobada' },
})
