import type { getSchoolLessons } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { takesOrders } from '../orders/school.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { viewingOf } from '../viewing.ts'

/** Subjects that the partner school teaches; none where no school takes orders (spec: decisions SCH-3). */
export async function lessons(context: Context, { lang }: Input<typeof getSchoolLessons>): Promise<Data<typeof getSchoolLessons>> {
  const viewing = viewingOf(context, lang)
  if (!takesOrders(context)) return { lessons: [] }
  const all = [...(await referenceOf(viewing)).lessons.values()]
  const taught = all.filter(({ active, is_school }) => active && is_school)
  return { lessons: taught.map(({ id, name, alias }) => ({ id, name: nameIn(name, viewing.language), alias })) }
}
