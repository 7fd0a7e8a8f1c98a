import es from '../es/tutor-standing.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  place: 'Lugar {place} de {count} perfiles publicados',
  no_place: 'Tendrás un lugar cuando tu perfil esté publicado.',
  hourly:
    'La puntuación se calcula cada hora y cada vez que guardas el perfil. No se puede comprar: solo se paga por los lugares marcados como «TOP».',
  hints: {
    R: 'La calificación promedio de tus alumnos; cuantas más opiniones, más pesa.',
    C: 'Foto, descripción de {letters} caracteres, frase sobre ti, estudios, horario, video y un documento aprobado.',
  },
  ways: { E: 'Agregar un título' },
  verification: {
    asked: 'Recibimos tu solicitud',
    ways: {
      education_checked: 'Agrega a tu perfil un título o certificado; lo revisaremos.',
      interview_passed: 'Después de tu solicitud acordamos una videollamada breve.',
    },
  },
})
