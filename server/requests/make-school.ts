import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  type FieldErrors,
  type getAdditionalSchoolRequest,
  type makeAdditionalSchoolRequest,
  type makeSchoolRequest,
  type makeShortSchoolRequest,
  OPEN,
  ShortRequest,
  TUTOR_STATUS,
} from '../../schemas/index.ts'
import type { Data, Input, LookUp, Problems } from '../calls.ts'
import { phoneColumns, phoneProblems } from '../clients/contacts.ts'
import { clients } from '../clients/table.ts'
import { nameProblems } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import type { Cache } from '../database/cache/cache.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import { managerInTurn } from '../orders/in-turn.ts'
import { insertOrder } from '../orders/insert.ts'
import { tellOfNew } from '../orders/messages.ts'
import { namesOf } from '../orders/names.ts'
import { requireOrder } from '../orders/rows.ts'
import { takesOrders } from '../orders/school.ts'
import { orderLessons, orders } from '../orders/table.ts'
import { type Lesson, referenceOf } from '../reference/reference.ts'
import { subjectProblems } from '../reference/subject-problems.ts'
import { askedProblems } from '../tutors/available.ts'
import { isFresh } from './complete.ts'
import { make } from './make.ts'
import { soldProblems } from './sold-problems.ts'

type Full = Input<typeof makeSchoolRequest>['request']
type Answer = Data<typeof makeShortSchoolRequest>

/** The school's short form. Throws field problems, `not_found` where there is no school, and what a request throws (spec: decisions SCH-1, Z-5). */
export const shortOfSchool = (context: Context, request: Input<typeof makeShortSchoolRequest>) =>
  ask(context, { level_id: null, wishes: '', tutor_id: null, package_id: null, ...request })

/** The school's whole form, with a tutor of it where one is chosen. Throws as the short one does, and `tutor_unavailable` for a tutor of our own. */
export const wholeOfSchool = (context: Context, { request }: Input<typeof makeSchoolRequest>) => ask(context, request)

export const shortProblems: Problems<typeof makeShortSchoolRequest> = ({ privacy, ...contact }, edition) => ({
  ...phoneProblems(contact, edition),
  ...nameProblems(contact, ['client_name']),
  ...(privacy === false && { privacy: 'required' }),
})
export const wholeProblems: Problems<typeof makeSchoolRequest> = ({ request = {} }, ...at) => ({
  ...shortProblems(request, ...at),
  ...(request.package_id != null && request.tutor_id === null && { tutor_id: 'required' }),
})

const isOfSchool = ({ active, is_school }: Lesson) => active && is_school

/** Subjects that are none of the school's, and levels that they have not or that are switched off: one would be another price. */
async function namedProblems(
  at: { cache: Cache },
  asked: { lesson_id?: number | undefined; level_id?: number | null | undefined },
): Promise<FieldErrors> {
  const level = (await referenceOf(at)).levels.get(asked.level_id ?? 0)
  return { ...(level?.active === false && { level_id: 'not_found' }), ...(await subjectProblems(at, asked, isOfSchool)) }
}

export const shortLookUp: LookUp<typeof makeShortSchoolRequest> = async (at, request) => (takesOrders(at) ? namedProblems(at, request) : {})
/** The same, a tutor who is none of the school's or does not teach it, and a package that the tutor does not sell. */
export const wholeLookUp: LookUp<typeof makeSchoolRequest> = async (at, { request = {} }) => {
  if (!takesOrders(at)) return {}
  const { tutor_id, lesson_id } = request
  const asked = { tutor_id, lesson_ids: lesson_id === undefined ? [] : [lesson_id], field: 'lesson_id', among: [TUTOR_STATUS.school] }
  return { ...(await askedProblems(at.db, asked)), ...(await soldProblems(at, request)), ...(await namedProblems(at, request)) }
}

async function ask(context: Context, { lesson_id, level_id, time_intervals, wishes, tutor_id, package_id, ...request }: Full): Promise<Answer> {
  requireSchool(context)
  const asked = z.parse(ShortRequest, {
    ...request,
    tutor_id,
    lesson_levels: { [lesson_id]: level_id === null ? [] : [level_id] },
    location_at_online: true,
  })
  const { order_id, client_id, login_by } = await make(context, asked, { kind: 'school', time_intervals, wishes, package_id })
  const { phone, phone_country } = phoneColumns(request, context.edition)
  return {
    id: order_id,
    client_id,
    login_by,
    client_email: request.email,
    client_phone_plain: phone,
    client_phone_default_country_code: phone_country,
  }
}

/**
 * A subject of a fresh request is asked of the school too: an order of its own. Throws `not_found` for a request of somebody else, `wrong_status` for one that is
 * over or the school's itself, `blacklisted`, `duplicate_request` for a second one, a field problem for a subject that is none of its and the school's (spec:
 * decisions SCH-1, CLI-2).
 */
export async function additionalOfSchool(
  context: Context,
  { order_id, lesson_rname }: Input<typeof makeAdditionalSchoolRequest>,
): Promise<Data<typeof makeAdditionalSchoolRequest>> {
  requireSchool(context)
  const { tx, session } = context
  const parent = await requireOrder(tx, order_id, isFresh(context))
  if (parent.kind === 'school' || !OPEN.includes(parent.status)) throw new Refusal('wrong_status')
  const [client] = await tx.select().from(clients).where(eq(clients.id, parent.client_id))
  if (client?.blacklisted) throw new Refusal('blacklisted')
  const lesson_levels = await levelsOf(context, order_id, lesson_rname)
  const { client_id, lang, time_intervals, wishes, utm, cpa, request_session } = parent
  const order = await insertOrder(context, {
    client_id,
    tutor_id: null,
    by: { role: 'client', id: client_id },
    order: {
      ...{
        kind: 'school',
        parent_order_id: order_id,
        lang,
        lesson_levels,
        location_at_online: true,
        time_intervals,
        wishes,
        utm,
        cpa,
        request_session,
      },
      locations: { client_place: [], tutor_place: {}, location_client: false },
      admin_id: await managerInTurn(context),
    },
  })
  await tellOfNew(context, order.id, null)
  const own = session?.client_id === client_id ? client : undefined
  return {
    ...{ id: order.id, client_id, client_email: own?.email ?? null, client_phone_plain: own?.phone ?? null },
    client_phone_default_country_code: own?.phone_country ?? null,
  }
}

/** Throws `not_found` as `additionalOfSchool` does. */
export async function askedOfSchool(
  context: Context,
  { order_id }: Input<typeof getAdditionalSchoolRequest>,
): Promise<Data<typeof getAdditionalSchoolRequest>> {
  requireSchool(context)
  const { db, language } = context
  await requireOrder(db, order_id, isFresh(context))
  const [asked] = await db.select({ id: orders.id }).from(orders).where(eq(orders.parent_order_id, order_id))
  if (!asked) return { lesson: null }
  const [lesson] = (await namesOf(db, [asked.id], language)).get(asked.id)?.lessons ?? []
  return { lesson: lesson ? { id: lesson.id, name: lesson.name } : null }
}

function requireSchool(context: Context) {
  if (!takesOrders(context)) throw new NotFound()
}

/** The subject of an order that a text names in any language, with those of its levels that are not switched off. */
async function levelsOf(context: Context, order_id: number, name: string): Promise<Record<string, number[]>> {
  const { lessons, levels } = await referenceOf(context)
  const rows = await context.tx.select().from(orderLessons).where(eq(orderLessons.order_id, order_id))
  const isNamed = (id: number) => {
    const lesson = lessons.get(id)
    const names = lesson && isOfSchool(lesson) ? [...Object.values(lesson.rname), ...Object.values(lesson.name)] : []
    return names.some((one) => one.toLowerCase() === name.toLowerCase())
  }
  const first = rows.find(({ lesson_id }) => isNamed(lesson_id))
  if (!first) throw new FieldProblem({ lesson_rname: 'not_found' })
  // two subjects may have one name
  const own = rows.filter(({ lesson_id }) => lesson_id === first.lesson_id).flatMap(({ level_id }) => level_id ?? [])
  return { [first.lesson_id]: own.filter((id) => levels.get(id)?.active) }
}
