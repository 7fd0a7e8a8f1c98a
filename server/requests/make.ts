import { and, eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { type makePersonalRequest, type makeShortRequest, requestProblems } from '../../schemas/index.ts'
import type { Input, LookUp, Problems } from '../calls.ts'
import { phoneProblems, requirePhone } from '../clients/contacts.ts'
import { readCpa } from '../clients/cpa.ts'
import { clients } from '../clients/table.ts'
import { nameProblems } from '../contacts/mask-contacts.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { detailProblems } from '../orders/details.ts'
import { managerInTurn } from '../orders/in-turn.ts'
import { insertOrder, type NewOrder } from '../orders/insert.ts'
import { tellOfNew } from '../orders/messages.ts'
import { orderLog } from '../orders/table.ts'
import { divert } from '../school/divert.ts'
import { offeredBySchool } from '../school/offered.ts'
import { linkRoles } from '../sessions/link.ts'
import { hashOf, newToken } from '../sessions/session.ts'
import { signIn } from '../sessions/sign-in.ts'
import { askedProblems, requireAvailable } from '../tutors/available.ts'
import { countSeen } from '../visits/seen.ts'
import { clientOfRequest } from './client.ts'
import { countRequest, refuseDuplicate } from './guards.ts'

type Personal = Input<typeof makePersonalRequest>['request']
type Short = Input<typeof makeShortRequest>['request']

/**
 * The full form: an order for the chosen tutor. A new client is signed in at once; a known contact gets the order, and the visitor has to sign in to see it.
 * Throws the problems of the fields, `tutor_unavailable`, `blacklisted`, `duplicate_request`, `too_many_requests` (spec: decisions ORD-19).
 */
export async function personal(context: Context, { request }: Input<typeof makePersonalRequest>) {
  const { step, time_intervals, wishes, practice_id, tutor_sex, client_age, tutor_id, lesson_levels, location_at_online: online } = request
  const made = await make(context, request, { step, time_intervals, wishes, practice_id, tutor_sex, client_age })
  const lessons = Object.keys(lesson_levels).map(Number)
  const lang = languageOf(context.edition, request.lang ?? context.language)
  return { ...made, school_lessons: await offeredBySchool(context, { tutor_id, lessons, online, lang }) }
}

/** The short form; without a tutor the order is general: any tutor that fits. Throws as the full form does. */
export const short = (context: Context, { request }: Input<typeof makeShortRequest>) => make(context, request, {})

/** Of both forms: what the table of the order form asks, the phone, and a name that is one. */
export const problemsOf: Problems<typeof makePersonalRequest | typeof makeShortRequest> = ({ request = {} }, edition) => ({
  ...requestProblems(request),
  ...phoneProblems(request, edition),
  ...nameProblems(request, ['client_name']),
})

/** Of both forms: subjects and places that are not there, and what the tutor they are for does not take. */
export const lookUp: LookUp<typeof makePersonalRequest | typeof makeShortRequest> = async (at, { request = {} }) => {
  const { tutor_id, lesson_levels = {} } = request
  const lesson_ids = Object.keys(lesson_levels).map(Number)
  return { ...(await detailProblems(at, request)), ...(await askedProblems(at.db, { tutor_id, lesson_ids, field: 'lesson_levels' })) }
}

/** A request in one of its forms becomes an order, with what the form has of its own. */
export async function make(context: Context, request: Short | Personal, details: Partial<NewOrder>) {
  const { edition, cookies, settings } = context
  const { tutor_id, lesson_levels, client_name, phone_plain, phone_default_country_code, email, utm } = request
  const contact = { client_name, phone_plain, phone_default_country_code, email }
  const phone = requirePhone(contact, edition)
  await countRequest(context, phone)

  const lang = languageOf(edition, request.lang ?? context.language)
  const cpa = readCpa(cookies, settings)
  const { client, isNew, isTheirs } = await clientOfRequest(context, contact, { lang, utm, cpa })
  if (client.blacklisted) throw new Refusal('blacklisted')
  const lessons = Object.keys(lesson_levels).map(Number)
  if (tutor_id !== null) {
    // whose first request it is becomes that client only below
    if (tutor_id === context.session?.tutor_id) throw new Refusal('tutor_unavailable')
    await requireAvailable(context.tx, tutor_id, client.id)
  }
  await refuseDuplicate(context, { client_id: client.id, tutor_id, lessons })

  if (isTheirs) await enter(context, client.id, isNew)
  const order = await insertOrder(context, {
    client_id: client.id,
    tutor_id,
    by: { role: 'client', id: client.id },
    order: {
      kind: tutor_id === null ? 'general' : 'personal',
      lang,
      lesson_levels,
      locations: request.locations,
      location_at_client: request.location_at_client,
      location_at_online: request.location_at_online,
      location_at_tutor: request.location_at_tutor,
      address: request.address,
      class_regularity: request.class_regularity,
      class_duration: request.class_duration,
      hidden_message: request.hidden_message ?? '',
      utm: utm ?? null,
      cpa: cpa ?? null,
      request_session: sessionMark(context),
      admin_id: await managerInTurn(context),
      ...details,
    },
  })
  if (!isNew) await noteContact(context, order.id, { name: client_name, phone, email: email || null }, client)
  if (isNew) await rememberCity(context, client.id, request)
  await countSeen(context, 'requests')
  const at_school = await divert(context, order)
  // a tutor of the school hears of the order by the school
  await tellOfNew(context, order.id, order.kind === 'school' ? null : tutor_id)
  return { order_id: order.id, client_id: client.id, need_login: !isTheirs, login_by: isTheirs ? null : loginBy(client, phone), at_school }
}

/** By which contact a known client was found. It does not tell whether the other one is theirs too. */
const loginBy = (client: { phone: string | null }, phone: string) => (client.phone === phone ? ('phone' as const) : ('email' as const))

/** A new client is signed in; a tutor who asks for lessons is from now on that client too (spec: decisions ORD-19, AUTH-14). */
async function enter(context: Context, client_id: number, isNew: boolean) {
  const { tx, session } = context
  if (session?.tutor_id != null && !session.acting) await linkRoles(tx, { client_id, tutor_id: session.tutor_id })
  if (isNew) await signIn(context, { client_id })
}

/** By what this browser may complete the request for an hour: its session, or a cookie that is good for nothing else. */
function sessionMark(context: Context): string {
  if (context.session) return context.session.id
  const token = newToken()
  context.setSession(token)
  return hashOf(token)
}

interface Typed {
  name: string
  phone: string
  email: string | null
}

/** What was typed does not change a known client; staff read it in the order's timeline where it differs. */
async function noteContact({ tx }: Context, order_id: number, typed: Typed, known: Omit<Typed, 'phone'> & { phone: string | null }) {
  const differs = Object.entries(typed).filter(([field, value]) => value !== null && value !== known[field as keyof Typed])
  if (differs.length === 0) return
  await tx
    .update(orderLog)
    .set({ details: { typed: Object.fromEntries(differs) } })
    .where(and(eq(orderLog.order_id, order_id), eq(orderLog.action, 'create')))
}

/** The first city that a new client named is taken for theirs. */
async function rememberCity({ tx }: Context, client_id: number, { locations, location_at_client, location_at_tutor }: Short | Personal) {
  const [place] = location_at_client ? locations.client_place : []
  const named = Object.keys({ ...place, ...(location_at_tutor && locations.tutor_place) }).find((key) => /^\d+$/.test(key))
  if (named)
    await tx
      .update(clients)
      .set({ city_id: Number(named) })
      .where(eq(clients.id, client_id))
}
