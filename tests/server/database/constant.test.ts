import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { constant } from '../../../server/database/constant.ts'

test('named numbers stand in a query as they are, so that partial indexes serve it', () => {
  const query = sql`status = ${constant(7)} and review_status in ${constant([0, 2])}`
  expect(new PgDialect().sqlToQuery(query)).toMatchObject({ sql: 'status = 7 and review_status in (0, 2)', params: [] })
})
