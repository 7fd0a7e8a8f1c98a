import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { type checkSchedule as checked, type confirmSchedule as declared, isHereStill } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { constant } from '../../database/constant.ts'
import { Refusal } from '../../errors.ts'
import type { Job } from '../../jobs/job.ts'
import { siteLink } from '../../outbox/links.ts'
import { sendAll } from '../../outbox/send.ts'
import { seal, unseal } from '../../seal.ts'
import { sitePaths } from '../../seo/site-paths.ts'
import { DAY_MS } from '../../spans.ts'
import { TEACHING } from '../../tutors/available.ts'
import { tutors } from '../../tutors/table.ts'
import { unixOf } from '../../unix.ts'
import { changeTutor, lockTutor } from '../rows.ts'

const WEEK = 7 * DAY_MS
/** A link works until the schedule counts as old. */
const WORKS = 2 * WEEK
/** Tutors who are written to at a time. */
const BATCH = 500

/**
 * The free time is still right: it counts as fresh from now on. Throws `token_invalid` for a code that is not ours, too old or of a tutor who is gone, and
 * without a code where no tutor is signed in (spec: decisions TUT-17).
 */
export async function confirmSchedule(context: Context, { code }: Input<typeof declared>) {
  const { tx, now } = context
  const { id, status } = await lockTutor(tx, code === undefined ? signedIn(context) : tutorOf(context, code))
  if (!isHereStill(status)) throw new Refusal('token_invalid')
  await changeTutor(context, id, { schedule_updated_at: now })
  context.audit(`tutor ${id}`)
  return { schedule_updated_at: unixOf(now) }
}

/** Whether the code would do that. Throws `token_invalid` as it does. */
export async function checkSchedule(context: Context, { code }: Input<typeof checked>) {
  const id = tutorOf(context, code)
  const [tutor] = await context.db.select({ status: tutors.status }).from(tutors).where(eq(tutors.id, id))
  if (!tutor || !isHereStill(tutor.status)) throw new Refusal('token_invalid')
}

function signedIn({ session }: Context): number {
  if (session?.tutor_id == null) throw new Refusal('token_invalid')
  return session.tutor_id
}

/** It may be used again to the same effect: only who has the mail knows it. */
const codeOf = ({ settings, edition, now }: Context, tutor_id: number) =>
  seal(`${tutor_id} ${now.getTime() + WORKS}`, settings.secret, `schedule ${edition.code}`)

function tutorOf({ settings, edition, now }: Context, code: string): number {
  const [id = 0, until = 0] = (unseal(code, settings.secret, `schedule ${edition.code}`) ?? '').split(' ').map(Number)
  if (until <= now.getTime()) throw new Refusal('token_invalid')
  return id
}

/** Asks tutors whose free time nobody has touched for a week whether it is still right (spec: decisions TUT-17, OPS-8). */
export async function askToConfirmSchedules({ transact }: Pick<Job, 'transact'>): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last
    last = await transact((context) => askSome(context, after))
  }
}

/** Answers the last who was asked where there may be more. */
async function askSome(context: Context, after: number): Promise<number | undefined> {
  const { tx, now } = context
  const found = await tx
    .select({ id: tutors.id, name: tutors.name, email: tutors.email, lang: tutors.lang })
    .from(tutors)
    .where(
      and(
        gt(tutors.id, after),
        sql`${tutors.status} in ${constant(TEACHING)} and ${tutors.schedule} <> '{}'`,
        isNotNull(tutors.email),
        lt(tutors.schedule_updated_at, new Date(now.getTime() - WEEK)),
      ),
    )
    .orderBy(tutors.id)
    .limit(BATCH)
  const mails = found.map(({ id, name, email, lang }) => ({
    ...{ template: 'schedule_confirm' as const, to: email ?? '', lang, name },
    link: { url: siteLink(context, lang, sitePaths.confirmSchedule(codeOf(context, id))) },
  }))
  await sendAll(context, { mails })
  return found.length < BATCH ? undefined : found.at(-1)?.id
}
