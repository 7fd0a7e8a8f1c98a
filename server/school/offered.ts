import { eq } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { Context } from '../context.ts'
import { takesOrders } from '../orders/school.ts'
import { nameIn, referenceOf } from '../reference/reference.ts'
import { tutors } from '../tutors/table.ts'
import { isOfflineToo } from './transfers.ts'

interface Asked {
  tutor_id: number
  lessons: number[]
  online: boolean
  lang: Language
}

/**
 * Subjects of a request which its client may ask the partner school for too: those that the school teaches, where no tutor of it was chosen and lessons are online,
 * or staff let the school have others as well (spec: decisions ORD-24).
 */
export async function offeredBySchool(context: Context, { tutor_id, lessons, online, lang }: Asked) {
  const { tx } = context
  if (!takesOrders(context)) return []
  const reference = await referenceOf(context)
  const taught = lessons.flatMap((id) => reference.lessons.get(id) ?? []).filter(({ active, is_school }) => active && is_school)
  if (taught.length === 0 || !(online || (await isOfflineToo(tx)))) return []
  const [tutor] = await tx.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, tutor_id))
  if (tutor?.status === TUTOR_STATUS.school) return []
  return taught.map(({ id, name, rname }) => ({ id, name: nameIn(name, lang), rname: nameIn(rname, lang) }))
}
