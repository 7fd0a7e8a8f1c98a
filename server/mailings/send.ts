import { asc, eq } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import type { previewMailing, sendMailing, testMailing } from '../../schemas/index.ts'
import { ownAddress } from '../admins/own-address.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { composeMail } from '../outbox/compose.ts'
import { sendWritten } from '../outbox/send.ts'
import { mailingOf, present } from './read.ts'
import { receiversAfter } from './receivers.ts'
import { mailings } from './table.ts'
import { lockDraft } from './write.ts'

/** People who are written to at a time, a minute: mail servers take more for junk. */
const A_MINUTE = 1000

type Written = Omit<Input<typeof previewMailing>, 'lang'> & { lang: string }

const wordsOf = ({ subject, text, button }: Written) => ({ subject, text, button, html: '' })
const linkOf = ({ link }: Written) => (link ? { url: link } : undefined)

/** A mailing as it would arrive; nothing is kept. */
export async function preview({ edition, siteUrl }: Context, written: Written) {
  const language = languageOf(edition, written.lang)
  const { subject, html } = composeMail(edition, wordsOf(written), { language, values: {}, link: linkOf(written), siteUrl })
  return { subject, html }
}

/** Sends it to who asks for it alone. Throws `not_found`. */
export async function sendTest(context: Context, { id }: Input<typeof testMailing>) {
  const { tx } = context
  const mailing = await mailingOf(tx, id)
  const admin = await ownAddress(context)
  await sendWritten(context, { lang: mailing.lang, words: wordsOf(mailing), link: linkOf(mailing) }, [admin])
  context.audit(`mailing ${id}`, { sent_to: admin.to })
  return { sent_to: admin.to }
}

/** Has it sent to all who take its list, from now on. Throws `not_found`, `wrong_status` for one that is sent already, `conflict` over a newer version. */
export async function send(context: Context, { id, version }: Input<typeof sendMailing>) {
  const { tx, now } = context
  const before = await lockDraft(context, id)
  changesOf({ version }, before)
  const [mailing = before] = await tx
    .update(mailings)
    .set({ state: 'sending', sent_at: now, version: before.version + 1 })
    .where(eq(mailings.id, id))
    .returning()
  context.audit(`mailing ${id}`, { state: { before: 'draft', after: 'sending' } })
  return { mailing: present(mailing) }
}

/** The next mails of the mailing that has waited longest, with how far it came in one transaction: whoever stops in between loses and doubles none (spec: decisions OPS-8). */
export async function goOnMailing(context: Context): Promise<void> {
  const { tx, edition } = context
  const [mailing] = await tx
    .select()
    .from(mailings)
    .where(eq(mailings.state, 'sending'))
    .orderBy(asc(mailings.sent_at))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!mailing) return
  const { receivers, last } = await receiversAfter(tx, edition, mailing, mailing.after, A_MINUTE)
  await sendWritten(context, { lang: mailing.lang, words: wordsOf(mailing), link: linkOf(mailing) }, receivers)
  await tx
    .update(mailings)
    .set({ mails: mailing.mails + receivers.length, ...(last === undefined ? { state: 'sent' } : { after: last }) })
    .where(eq(mailings.id, mailing.id))
}
