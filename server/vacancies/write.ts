import { eq } from 'drizzle-orm'
import type { createVacancy, deleteVacancy, saveVacancy } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { NotFound } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { textOf } from '../html/text-of.ts'
import { present } from './read.ts'
import { vacancies } from './table.ts'

/** A text of tags alone says nothing, and a language must be one of the edition's. */
export const problemsOf: Problems<typeof createVacancy> = ({ lang, description }, { locales }) => ({
  ...(lang !== undefined && !locales.includes(lang) && { lang: 'invalid_value' }),
  ...(description !== undefined && textOf(cleanArticle(description)) === '' && { description: 'required' }),
})

/** Offers a place of work. */
export async function create(context: Context, { description, ...fields }: Input<typeof createVacancy>) {
  const { tx, now } = context
  const [vacancy] = await tx
    .insert(vacancies)
    .values({ ...fields, description: cleanArticle(description), created_at: now, updated_at: now })
    .returning()
  return answer(context, vacancy, { name: fields.name, lang: fields.lang })
}

/** Throws `not_found`, and `conflict` over a newer version. */
export async function save(context: Context, { id, version, description, ...fields }: Input<typeof saveVacancy>) {
  const { tx } = context
  const [before] = await tx.select().from(vacancies).where(eq(vacancies.id, id)).for('update')
  if (!before) throw new NotFound()
  const sent = { ...fields, description: cleanArticle(description) }
  const changes = changesOf({ version, ...sent }, before)
  const [after] = await tx
    .update(vacancies)
    .set({ ...sent, version: before.version + 1, updated_at: context.now })
    .where(eq(vacancies.id, id))
    .returning()
  return answer(context, after, changes)
}

/** Throws `not_found`. */
export async function remove(context: Context, { id }: Input<typeof deleteVacancy>) {
  const [gone] = await context.tx.delete(vacancies).where(eq(vacancies.id, id)).returning()
  return answer(context, gone, { name: { before: gone?.name, after: null } })
}

async function answer(context: Context, vacancy: typeof vacancies.$inferSelect | undefined, told: Record<string, unknown>) {
  if (!vacancy) throw new NotFound()
  await bumpCache(context.tx, ['content'])
  context.audit(`vacancy ${vacancy.id}`, told)
  return { row: present(vacancy) }
}
