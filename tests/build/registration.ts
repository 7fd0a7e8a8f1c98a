import { asc } from 'drizzle-orm'
import { editionOf } from '../../editions/index.ts'
import type { Database } from '../../server/database/open.ts'
import { cities, lessons } from '../../server/reference/table.ts'
import { counter } from './count.ts'

const next = counter()

/** What a newcomer fills in, all of it right; nobody has these contacts yet. Wants `buildReference` first. */
export async function registrationIn(database: Database) {
  const { phoneDigits } = editionOf(database.edition)
  const number = next()
  const [lesson] = await database.drizzle.select().from(lessons).orderBy(asc(lessons.id)).limit(1)
  const [city] = await database.drizzle.select().from(cities).orderBy(asc(cities.id)).limit(1)
  return {
    name: 'Dana',
    last_name: 'Smith',
    email: `newcomer${number}@example.test`,
    phone_plain: `7019${String(number).padStart(phoneDigits - 4, '0')}`,
    phone_default_country_code: 1,
    password: 'newcomer-pass-1',
    confirm_password: 'newcomer-pass-1',
    lesson_id: lesson?.id ?? 0,
    city_id: city?.id ?? null,
    work_online: false,
    terms: true,
  }
}
