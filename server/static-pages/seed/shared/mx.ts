import type { PageText, SharedAlias, SharedPages } from '../page.ts'
import { es } from './es/index.ts'

/** What Spain says on these pages and what Mexico says instead, longer words before those they hold. */
const own: readonly (readonly [string, string])[] = [
  ['la política de privacidad', 'el aviso de privacidad'],
  ['política de privacidad', 'aviso de privacidad'],
  ['condiciones para', 'términos para'],
  ['gestor de etiquetas', 'administrador de etiquetas'],
  ['gestores', 'asesores'],
  ['gestor', 'asesor'],
  ['online', 'en línea'],
  ['test de inglés', 'examen de inglés'],
  ['días laborables', 'días hábiles'],
  ['chat en directo', 'chat en vivo'],
  ['con una sola pulsación', 'con un solo toque'],
  ['a los que les encaja', 'a quienes les conviene'],
  ['por qué le encajas', 'por qué eres buena opción'],
  ['La nota va', 'La calificación va'],
  ['una nota del', 'una calificación del'],
  ['el puesto', 'el lugar'],
  ['mi puesto', 'mi lugar'],
  ['un puesto', 'un lugar'],
  ['no tiene hueco', 'no tiene espacio'],
  ['se añade a', 'se agrega a'],
  ['entrar en tu cuenta', 'entrar a tu cuenta'],
  ['en los ajustes', 'en la configuración'],
  ['Precios medios', 'Precios promedio'],
  ['anular una solicitud', 'cancelar una solicitud'],
  ['durante el curso', 'durante el ciclo escolar'],
]

const worded = (text: string) => own.reduce((said, [spain, mexico]) => said.replaceAll(spain, mexico), text)

const pageOf = (page: PageText): PageText => ({
  name: worded(page.name),
  h1: worded(page.h1),
  title: worded(page.title),
  metad: worded(page.metad),
  text: worded(page.text),
})

/** The pages of Spanish in Mexico's words. */
export const mx: SharedPages = (edition) =>
  Object.fromEntries(Object.entries(es(edition)).map(([alias, page]) => [alias, pageOf(page)])) as Record<SharedAlias, PageText>
