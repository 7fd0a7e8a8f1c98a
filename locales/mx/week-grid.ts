import es from '../es/week-grid.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  grid_hint: 'Toca o arrastra sobre las medias horas. Teclas: flechas, espacio, Mayús con flechas.',
})
