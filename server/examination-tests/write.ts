import { eq } from 'drizzle-orm'
import { defaultLanguage } from '../../editions/index.ts'
import type { createExaminationTest, deleteExaminationTest, saveExaminationTest } from '../../schemas/index.ts'
import { aliasOf } from '../alias-of.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { NotFound } from '../errors.ts'
import { present } from './read.ts'
import { examinationTests } from './table.ts'

/** Throws the field `alias` that another test has. */
export async function create(context: Context, { alias, ...fields }: Input<typeof createExaminationTest>) {
  const { tx, now, edition } = context
  const [test] = await tx
    .insert(examinationTests)
    .values({ ...fields, alias: alias ?? aliasOf(fields.name, defaultLanguage(edition)), created_at: now, updated_at: now })
    .returning()
  return answer(context, test, { name: fields.name })
}

/** Throws `not_found`, `conflict` over a newer version, and as `create` does. */
export async function save(context: Context, { id, version, alias, ...fields }: Input<typeof saveExaminationTest>) {
  const { tx } = context
  const [before] = await tx.select().from(examinationTests).where(eq(examinationTests.id, id)).for('update')
  if (!before) throw new NotFound()
  const sent = { ...fields, ...(alias && { alias }) }
  const changes = changesOf({ version, ...sent }, before)
  const [after] = await tx
    .update(examinationTests)
    .set({ ...sent, version: before.version + 1, updated_at: context.now })
    .where(eq(examinationTests.id, id))
    .returning()
  return answer(context, after, changes)
}

/** Throws `not_found`. */
export async function remove(context: Context, { id }: Input<typeof deleteExaminationTest>) {
  const [gone] = await context.tx.delete(examinationTests).where(eq(examinationTests.id, id)).returning()
  return answer(context, gone, { name: { before: gone?.name, after: null } })
}

async function answer(context: Context, test: typeof examinationTests.$inferSelect | undefined, told: Record<string, unknown>) {
  if (!test) throw new NotFound()
  await bumpCache(context.tx, ['content'])
  context.audit(`examination_test ${test.id}`, told)
  return { row: present(test) }
}
