import { eq } from 'drizzle-orm'
import type { createMailing, deleteMailing, saveMailing } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { NotFound, Refusal } from '../errors.ts'
import { type Mailing, present } from './read.ts'
import { mailings } from './table.ts'

/** A language must be one of the edition's; a button needs words and a place to lead to. */
export const problemsOf: Problems<typeof createMailing> = ({ lang, button, link }, { locales }) => ({
  ...(lang !== undefined && !locales.includes(lang) && { lang: 'invalid_value' }),
  ...(button && link === '' && { link: 'required' }),
  ...(link && button === '' && { button: 'required' }),
})

/** Writes a mailing, which goes to nobody yet. */
export async function create(context: Context, fields: Input<typeof createMailing>) {
  const [mailing] = await context.tx
    .insert(mailings)
    .values({ ...fields, created_at: context.now })
    .returning()
  return answer(context, mailing, { subject: fields.subject, list: fields.list, audience: fields.audience })
}

/** Throws `not_found`, `wrong_status` for one that is sent, and `conflict` over a newer version. */
export async function save(context: Context, { id, version, ...sent }: Input<typeof saveMailing>) {
  const before = await lockDraft(context, id)
  const changes = changesOf({ version, ...sent }, before)
  const [after] = await context.tx
    .update(mailings)
    .set({ ...sent, version: before.version + 1 })
    .where(eq(mailings.id, id))
    .returning()
  return answer(context, after, changes)
}

/** Throws `not_found`, and `wrong_status` for one that is sent. */
export async function remove(context: Context, { id }: Input<typeof deleteMailing>) {
  const draft = await lockDraft(context, id)
  await context.tx.delete(mailings).where(eq(mailings.id, id))
  return answer(context, draft, { subject: { before: draft.subject, after: null } })
}

/** A mailing that nobody has yet, kept from others until the transaction ends. Throws `not_found`, `wrong_status`. */
export async function lockDraft({ tx }: Context, id: number): Promise<Mailing> {
  const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update')
  if (!mailing) throw new NotFound()
  if (mailing.state !== 'draft') throw new Refusal('wrong_status')
  return mailing
}

function answer(context: Context, mailing: Mailing | undefined, told: Record<string, unknown>) {
  if (!mailing) throw new NotFound()
  context.audit(`mailing ${mailing.id}`, told)
  return { row: present(mailing) }
}
