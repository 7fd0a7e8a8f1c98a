import { desc, eq } from 'drizzle-orm'
import type { getTutorActivities } from '../../../schemas/index.ts'
import { admins } from '../../admins/table.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { pagingOf } from '../../database/paging.ts'
import { NotFound } from '../../errors.ts'
import { wholeName } from '../../tutors/names.ts'
import { tutorActivities, tutors } from '../../tutors/table.ts'
import { unixOf } from '../../unix.ts'

const PAGE_SIZE = 25

/** A page of the tutor's log, newest first (spec: decisions TUT-15). Throws `not_found`. */
export async function listActivities({ db }: Context, { tutor_id, page }: Input<typeof getTutorActivities>) {
  const isTheirs = eq(tutorActivities.tutor_id, tutor_id)
  const [[tutor], rows, total_count] = await Promise.all([
    db.select({ name: tutors.name, last_name: tutors.last_name }).from(tutors).where(eq(tutors.id, tutor_id)),
    db
      .select({ line: tutorActivities, admin_name: admins.name })
      .from(tutorActivities)
      .leftJoin(admins, eq(admins.id, tutorActivities.admin_id))
      .where(isTheirs)
      .orderBy(desc(tutorActivities.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(tutorActivities, isTheirs),
  ])
  if (!tutor) throw new NotFound()
  const nameOf = { tutor: wholeName(tutor), system: '' }
  return {
    activities: rows.map(({ line: { id, at, actor_role: role, action, order_id, ip, changes }, admin_name }) => ({
      ...{ id, at: unixOf(at), action, order_id, ip, changes },
      actor: { role, name: role === 'admin' ? (admin_name ?? '') : nameOf[role] },
    })),
    ...pagingOf(total_count, PAGE_SIZE),
  }
}
