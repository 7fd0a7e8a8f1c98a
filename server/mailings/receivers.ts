import { and, eq, gt, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { defaultLanguage, type Edition } from '../../editions/index.ts'
import { GONE_STATUSES, type MailingRow } from '../../schemas/index.ts'
import { addressesOf } from '../clients/addresses.ts'
import { clients } from '../clients/table.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import type { Subscription } from '../outbox/unsubscribe.ts'
import { takingList } from '../tutors/choices.ts'
import { tutors } from '../tutors/table.ts'

type Meant = Pick<MailingRow, 'list' | 'audience' | 'lang'>

export interface Receiver {
  to: string
  name: string
  list: Subscription
}

/** How many people a mailing is for, at most as many as lists count. */
export const countReceivers = (db: Reader, edition: Edition, mailing: Meant): Promise<number> =>
  mailing.audience === 'tutors' ? boundedCount(db, tutors, tutorsFor(edition, mailing)) : boundedCount(db, clients, clientsFor(edition, mailing))

/** Where the mails go of as many people as `most`, those after the one with this number; `last` is the last of them, undefined when there are no more. */
export const receiversAfter = (db: Reader, edition: Edition, mailing: Meant, after: number, most: number) =>
  mailing.audience === 'tutors' ? tutorsAfter(db, edition, mailing, after, most) : clientsAfter(db, edition, mailing, after, most)

async function tutorsAfter(db: Reader, edition: Edition, mailing: Meant, after: number, most: number) {
  const found = await db
    .select({ id: tutors.id, name: tutors.name, email: tutors.email })
    .from(tutors)
    .where(and(gt(tutors.id, after), tutorsFor(edition, mailing)))
    .orderBy(tutors.id)
    .limit(most)
  const receivers = found.map(({ id, name, email }): Receiver => ({ to: email ?? '', name, list: { role: 'tutor', id, list: mailing.list } }))
  return { receivers, last: lastOf(found, most) }
}

async function clientsAfter(db: Reader, edition: Edition, mailing: Meant, after: number, most: number) {
  const found = await db
    .select()
    .from(clients)
    .where(and(gt(clients.id, after), clientsFor(edition, mailing)))
    .orderBy(clients.id)
    .limit(most)
  const receivers = found.flatMap((client): Receiver[] => addressesOf(client, mailing.list).map(({ to, list }) => ({ to, name: client.name, list })))
  return { receivers, last: lastOf(found, most) }
}

const lastOf = (found: readonly { id: number }[], most: number) => (found.length < most ? undefined : found.at(-1)?.id)

/** Only to addresses that their owners have confirmed. */
const tutorsFor = (edition: Edition, { list, lang }: Meant) =>
  and(
    sql`${tutors.status} not in ${constant(GONE_STATUSES)}`,
    sql`${tutors.email} is not null`,
    eq(tutors.email_confirmed, true),
    speaks(edition, tutors.lang, lang),
    takingList(list),
  )

const clientsFor = (edition: Edition, { list, lang }: Meant) =>
  and(
    isNull(clients.deleted_at),
    not(clients.blacklisted),
    speaks(edition, clients.lang, lang),
    or(
      sql`${clients.email_confirmed} and ${clients.email} is not null and (${clients.email_subscriptions} ->> ${list})::boolean`,
      sql`jsonb_path_exists(${clients.additional_emails}, ${`$[*].subscriptions.${list} ? (@ == true)`}::jsonpath)`,
    ),
  )

/** Who has a language that the edition does not speak hears its first one, as of everything else. */
function speaks(edition: Edition, column: typeof tutors.lang | typeof clients.lang, lang: string): SQL | undefined {
  return lang === defaultLanguage(edition) ? or(eq(column, lang), notInArray(column, [...edition.locales])) : eq(column, lang)
}
