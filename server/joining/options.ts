import type { getRegisterOptions } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { popularFirst } from '../catalogue/popular.ts'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'

/** What a newcomer chooses from, in the order of the filters: what nobody teaches yet, too. */
export async function registerOptions(context: Context, { lang }: Input<typeof getRegisterOptions>) {
  const viewing = viewingOf(context, lang)
  const { lessons, cities } = await popularFirst(viewing, await referenceOf(viewing))
  const named = ({ id, name }: { id: number; name: Names }) => ({ id, name: nameIn(name, viewing.language) })
  return { lessons: lessons.map(named), cities: cities.map(named) }
}
