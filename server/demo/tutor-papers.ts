import { BILLING, isIban, TUTOR_STATUS } from '../../schemas/index.ts'
import type { tutorActivities, tutorBilling, tutorBillingDocuments } from '../tables.ts'
import type { Random } from './random.ts'
import type { TutorRows } from './tutors.ts'
import { after, before, DAY, HOUR, type World } from './world.ts'

type Row<T extends { $inferInsert: object }> = T['$inferInsert']
export interface PaperRows {
  activities: Row<typeof tutorActivities>[]
  billing: Row<typeof tutorBilling>[]
  billingDocuments: Row<typeof tutorBillingDocuments>[]
}

/** So many have a log; those of a large load are there for lists alone. */
const WITH_LOG = 2000
/** Of so many tutors one has sent new texts of all kinds. */
const ONE_WAITS_OF = 25

/** What staff have to do with tutors: texts and papers that wait, billing data, and a log of what happened. Changes the rows that were made. */
export function addPapers(world: World, rows: TutorRows, diploma: string): PaperRows {
  const made: PaperRows = { activities: [], billing: [], billingDocuments: [] }
  const documents = Map.groupBy(rows.documents, ({ tutor_id }) => tutor_id)
  const lessons = Map.groupBy(rows.lessons, ({ tutor_id }) => tutor_id)
  for (const tutor of rows.tutors) {
    const { id = 0, status = 0 } = tutor
    const random = world.random.of('papers', id)
    const isShown = status === TUTOR_STATUS.published || status === TUTOR_STATUS.school
    const own = documents.get(id) ?? []
    for (const document of own) checkDocument(world, document, random)
    tutor.revision_comment = status === TUTOR_STATUS.needs_revision ? random.pick(world.texts.revision) : ''
    tutor.new_short_description = null
    tutor.new_speciality = null
    for (const lesson of lessons.get(id) ?? []) lesson.new_description = null
    if (isShown && id % ONE_WAITS_OF === 4) sendTexts(world, tutor, lessons.get(id)?.[0], random)
    tutor.billing_status = world.edition.flags.billing_data && isShown ? addBilling(world, tutor, diploma, random, made) : BILLING.empty
    if (tutor.status === TUTOR_STATUS.moderation) made.activities.push(sendingOf(world, id))
    if (id <= WITH_LOG) made.activities.push(...logOf(world, tutor, own, random))
  }
  return made
}

/** An approved paper was looked at; of the others most wait, some were refused. */
function checkDocument({ now, texts }: World, document: TutorRows['documents'][number], random: Random) {
  const looked = after(document.created_at ?? now, DAY)
  const isRefused = !document.approved && random.chance(0.3) && looked < now
  document.checked_at = document.approved || isRefused ? (looked < now ? looked : now) : null
  document.comment = isRefused ? random.pick(texts.unreadable) : ''
}

/** A text as its writer mended it: one sentence is gone, another is new. */
function mended(text: string, sentence: string, random: Random): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const at = random.int(0, sentences.length - 1)
  return sentences.toSpliced(at, 1, sentence).join(' ')
}

function sendTexts({ texts }: World, tutor: TutorRows['tutors'][number], lesson: TutorRows['lessons'][number] | undefined, random: Random) {
  tutor.new_description = mended(tutor.description ?? '', random.pick(texts.news), random)
  tutor.new_speciality = random.chance(0.5) ? `${tutor.speciality}, ${random.pick(texts.moreSpecialities)}` : null
  tutor.new_short_description = random.pick(texts.news)
  if (lesson) lesson.new_description = mended(lesson.description ?? '', random.pick(texts.news), random)
}

function addBilling({ edition, now, texts, reference }: World, tutor: TutorRows['tutors'][number], diploma: string, random: Random, made: PaperRows) {
  const status = Number(random.weighted({ [BILLING.empty]: 3, [BILLING.sent]: 2, [BILLING.approved]: 4, [BILLING.rejected]: 1 }))
  const { id: tutor_id = 0, name, last_name = '' } = tutor
  if (status === BILLING.empty) return status
  const { country } = edition
  const sent_at = before(now, random.int(2, 60) * DAY)
  const isCompany = random.chance(0.2)
  made.billing.push({
    tutor_id,
    data: {
      ...(isCompany
        ? { type: 'company', company_name: `${last_name} Edu`, reg_number: String(random.int(100_000_000, 999_999_999)) }
        : { type: 'person', birth_date: `${random.int(1970, 1998)}-0${random.int(1, 9)}-1${random.int(0, 9)}` }),
      ...{ first_name: name, last_name, tax_id: String(random.int(10_000_000, 99_999_999)), tax_country: country },
      ...{ iban: ibanOf(country, String(random.int(1_000_000_000, 9_999_999_999)).repeat(2)), country },
      ...{ city: reference.cities[0]?.name[edition.locales[0]] ?? '', zip: String(random.int(10_000, 99_999)) },
      ...{ address: `Demo ${random.int(1, 90)}`, email_for_invoices: `billing-${tutor_id}@docento.test` },
    },
    reject_comment: status === BILLING.rejected ? random.pick(texts.unreadable) : '',
    sent_at,
    checked_at: status === BILLING.sent ? null : after(sent_at, DAY),
    checked_by: status === BILLING.sent ? null : 1,
  })
  made.billingDocuments.push(
    ...(['billing', 'address'] as const).map((kind) => ({ tutor_id, kind, file: diploma, name: `${kind}.webp`, created_at: sent_at })),
  )
  return status
}

/** An account number with the check digits that fit it. */
const ibanOf = (country: string, account: string) =>
  Array.from({ length: 97 }, (_, at) => `${country}${String(at + 2).padStart(2, '0')}${account}`).find(isIban) ?? ''

/** When a tutor who waits for staff sent the profile to them. */
const sendingOf = ({ now }: World, tutor_id: number): PaperRows['activities'][number] => ({
  ...{ tutor_id, action: 'status_changed', actor_role: 'tutor', admin_id: null, ip: '198.51.100.7' },
  at: before(now, ((tutor_id % 6) + 1) * 20 * HOUR),
  changes: { tutor_status: [TUTOR_STATUS.draft, TUTOR_STATUS.moderation] },
})

function logOf({ now }: World, tutor: TutorRows['tutors'][number], documents: TutorRows['documents'], random: Random): PaperRows['activities'] {
  const { id: tutor_id = 0, status = 0, created_at = now, last_login_at } = tutor
  if (status === TUTOR_STATUS.anonymised) return []
  const own = { tutor_id, actor_role: 'tutor' as const, admin_id: null, ip: `198.51.100.${random.int(1, 250)}`, changes: {} }
  const staff = { ...own, actor_role: 'admin' as const, admin_id: random.pick([1, 2]), ip: '192.0.2.4' }
  const lines: PaperRows['activities'] = [{ ...own, action: 'profile_created', at: created_at }]
  if (status !== TUTOR_STATUS.draft) lines.push({ ...own, action: 'profile_saved', at: after(created_at, HOUR) })
  if (status !== TUTOR_STATUS.draft && status !== TUTOR_STATUS.moderation)
    lines.push({
      ...staff,
      action: 'status_changed',
      at: after(created_at, DAY),
      changes: { tutor_status: [TUTOR_STATUS.moderation, TUTOR_STATUS.published] },
    })
  if (tutor.verified) lines.push({ ...staff, action: 'verified_set', at: after(created_at, 2 * DAY), changes: { verified: [false, true] } })
  for (const { created_at: at = now, checked_at, approved } of documents) {
    lines.push({ ...own, action: 'document_added', at })
    if (checked_at) lines.push({ ...staff, action: 'document_checked', at: checked_at, changes: { approved: [null, approved] } })
  }
  if (last_login_at) lines.push({ ...own, action: 'login', at: last_login_at })
  return lines.filter(({ at }) => at !== undefined && at <= now).sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
}
