import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { panelLanguages } from '../../editions/index.ts'
import { fieldsOf } from '../../panel/audit/change-fields.ts'
import es from '../../panel/texts/es.ts'
import ua from '../../panel/texts/ua.ts'
import { type Call, nameOf } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { loadDemo } from '../../server/demo/index.ts'
import { useApp } from '../app.ts'
import { type Fields, useStaffInputs } from './staff-inputs.ts'

const { call, clock, database, edition, settings, signInAs } = await useApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
await loadDemo(database, edition, { settings, now: clock.now, tutors: 60, orders: 80, reviews: 150, faces: 2 })
const { pool } = database
const { rows: staff } = await pool.query<{ id: number }>("update admins set telephony_ext = '10' || id returning id")
const [owner = 0, manager = 0] = staff.map(({ id }) => id).sort((one, other) => one - other)

const send = async (one: Call, input: Fields) => call(one, input as never, { as: await signInAs({ admin: owner }), key: randomUUID() })
const inputFor = useStaffInputs(database, { send, now: Math.floor(clock.now.getTime() / 1000), manager })

/** While it is shut, nothing can be written into the journal. */
await pool.query("create function shut() returns trigger language plpgsql as $$ begin raise 'the journal is shut'; end $$")
await pool.query('create trigger shut before insert on admin_log execute function shut()')
const journal = (is: 'shut' | 'open') => pool.query(`alter table admin_log ${is === 'shut' ? 'enable' : 'disable'} trigger shut`)
await journal('open')

/** Of each table how many rows it has and which transaction wrote last to it: what no committed change leaves as it was. */
const { rows: tables } = await pool.query<{ name: string }>(
  "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
)
const everything = tables
  .map(({ name }) => `select '${name}' as name, count(*) as rows, max(xmin::text::bigint) as last from ${name}`)
  .join(' union all ')
const state = async () => (await pool.query(everything)).rows
const lines = async () =>
  (await pool.query<{ id: number; admin_id: number; call: string }>('select id, admin_id, call from admin_log order by id')).rows

const changing = allRoutes
  .map((route) => route.call)
  .filter(({ allow, changes, method }) => allow.some((role) => role.startsWith('admin')) && (changes ?? method !== 'GET'))

const texts = { ua, es }

describe('a change that staff make', () => {
  test.each(changing.map((one) => ({ one, name: nameOf(one) })))('is one line of the journal, or nothing at all: $name', async ({ one, name }) => {
    const input = await inputFor(one)
    const as = await signInAs({ admin: owner })
    const before = { state: await state(), lines: await lines() }
    await journal('shut')
    expect((await call(one, input as never, { as, key: randomUUID() })).code).toBe(500)
    expect(await state()).toEqual(before.state)
    await journal('open')
    expect(await call(one, input as never, { as, key: randomUUID() })).toMatchObject({ code: 200, error: null })
    expect((await lines()).slice(before.lines.length)).toMatchObject([{ admin_id: owner, call: name }])
  })

  test.each(panelLanguages)('is read in the journal without a field that has no name in %s', async (language) => {
    const { audit, fields, filters, ...subjects } = texts[language]
    const { rows } = await pool.query<{ call: string; changes: Record<string, unknown> }>(
      'select call, changes from admin_log where changes is not null',
    )
    const nameless = rows.flatMap(({ call: name, changes }) => {
      const own = (subjects as Record<string, { fields?: object }>)[audit.subjects[name] ?? '']?.fields
      const names = { ...filters, ...fields, ...audit.fields, ...own }
      return fieldsOf(changes).flatMap(([field]) => ((field.split('.').at(-1) ?? '') in names ? [] : [`${name} ${field}`]))
    })
    expect([...new Set(nameless)]).toEqual([])
  })
})
