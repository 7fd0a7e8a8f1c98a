import { and, countDistinct, eq, inArray, ne, or } from 'drizzle-orm'
import { OPEN, type saveClientProfile } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { nameProblems } from '../contacts/mask-contacts.ts'
import { type Context, requireClient } from '../context.ts'
import { FieldProblem, Unauthorized } from '../errors.ts'
import { requireSpoken } from '../languages.ts'
import { orders, orderTutors } from '../orders/table.ts'
import { cities } from '../reference/table.ts'
import { tutors } from '../tutors/table.ts'
import { lockOwn, presentAccount, saveOwn } from './account.ts'

/** Contacts, mails and language of the signed-in client, and what deleting the account would end (spec: decisions CLI-5). */
export async function getSettings(context: Context) {
  const { db } = context
  const id = requireClient(context)
  const isOpen = and(eq(orders.client_id, id), inArray(orders.status, OPEN))
  const [[client], [open], told] = await Promise.all([
    db.select().from(clients).where(eq(clients.id, id)),
    db
      .select({ count: countDistinct(orders.id) })
      .from(orders)
      .where(isOpen),
    db
      .selectDistinct({ id: tutors.id, name: tutors.name })
      .from(orderTutors)
      .innerJoin(orders, eq(orders.id, orderTutors.order_id))
      .innerJoin(tutors, eq(tutors.id, orderTutors.tutor_id))
      // tutors who were only offered it are none of the client's business
      .where(and(isOpen, inArray(orderTutors.state, ['asked', 'responded', 'appointed']), notOffered))
      .orderBy(tutors.name, tutors.id)
      .limit(MOST_NAMES),
  ])
  if (!client) throw new Unauthorized()
  return { ...presentAccount(client), deletion: { orders_count: open?.count ?? 0, tutors: told.map(({ name }) => name) } }
}

/** Names that a sentence still carries. */
const MOST_NAMES = 10
const notOffered = or(ne(orderTutors.kind, 'potential'), ne(orderTutors.state, 'asked'))

export const profileProblems: Problems<typeof saveClientProfile> = ({ client = {} }) => nameProblems(client, ['name', 'last_name'])

/** Sets what was sent. Throws the field of a language that the edition doesn't speak, or of a city that it has not (spec: decisions CLI-6). */
export async function saveProfile(context: Context, { client: sent }: Input<typeof saveClientProfile>) {
  const { tx, edition } = context
  if (sent.lang !== undefined) requireSpoken(sent.lang, edition)
  const client = await lockOwn(context)
  const { name = client.name, last_name = client.last_name, lang = client.lang, city_id = client.city_id } = sent
  if (city_id !== null && city_id !== client.city_id) {
    const isOne = and(eq(cities.id, city_id), eq(cities.active, true))
    const [city] = await tx.select({ id: cities.id }).from(cities).where(isOne)
    if (!city) throw new FieldProblem({ city_id: 'not_found' })
  }
  return { client: presentAccount(await saveOwn(context, client, { name, last_name, lang, city_id })) }
}
