import es from '../es/language-test.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  title: 'Examen de inglés',
  head: 'Examen de nivel de inglés: {questions}, de {first} a {last}, gratis',
  begin: 'Empezar el examen',
  run: {
    head: 'Examen de inglés: las preguntas',
    choose: 'Elige una respuesta o presiona «No lo sé».',
    failed: 'No se pudo abrir el resultado. Tus respuestas están guardadas: revisa la conexión y presiona otra vez.',
    whole: 'Responde lo que puedas y presiona el botón del final: una respuesta vacía cuenta como «No lo sé».',
  },
  result: {
    short: {
      one: 'Te faltó {count} respuesta para {level}.',
      many: 'Te faltaron {count} respuestas para {level}.',
      other: 'Te faltaron {count} respuestas para {level}.',
    },
    tutors: 'Profesores de inglés en línea',
    again: 'Repetir el examen',
    none: { title: 'Examen no aprobado', text: 'En esta dirección no hay ningún resultado. Puedes hacer el examen ahora mismo.' },
  },
})
