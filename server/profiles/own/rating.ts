import { eq, sql } from 'drizzle-orm'
import { textsOf } from '../../../locales/index.ts'
import { fill } from '../../../theme/words.ts'
import { pointsOf, scoreNumbers } from '../../catalogue/score.ts'
import { type Context, requireTutor } from '../../context.ts'
import { constant } from '../../database/constant.ts'
import { NotFound } from '../../errors.ts'
import { isTeaching, TEACHING } from '../../tutors/available.ts'
import { tutors } from '../../tutors/table.ts'

/** The tutor's score by its parts, what would raise each, and the place among those on the site (spec: decisions TUT-10, CAT-7). */
export async function getRating(context: Context) {
  const { db, edition, language } = context
  const id = requireTutor(context)
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, id))
  if (!tutor) throw new NotFound()
  const { hints } = textsOf(edition, language)['tutor-standing']
  const { total, parts } = pointsOf(tutor.score_parts)
  const { rows } = await db.execute<{ n: number; before: number }>(sql`
    select count(*)::int as n, (count(*) filter (where (t.score, -t.id) > (own.score, -own.id)))::int as before
    from tutors t, (select score, id from tutors where id = ${id}) own where t.status in ${constant(TEACHING)}`)
  const { n = 0, before = 0 } = rows[0] ?? {}
  return {
    total,
    place: isTeaching(tutor.status) ? before + 1 : null,
    places_count: n,
    parts: parts.map((part) => ({ ...part, hint: fill(hints[part.key], scoreNumbers[part.key]) })),
  }
}
