import { asc } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'
import { tags } from '../reference/tags.ts'
import { relist } from '../reference-admin/relist.ts'

/** Gathers each tag's tutors anew; what changes a tutor or a tag does so at once (spec: decisions CAT-22). */
export async function matchTags({ transact }: Job): Promise<void> {
  const ids = await transact(({ tx }) => tx.select({ id: tags.id }).from(tags).orderBy(asc(tags.id)))
  for (const { id } of ids) await transact(({ tx, edition }) => relist(tx, edition, { kind: 'tag', id }))
}
