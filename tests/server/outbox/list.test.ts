import { describe, expect, test } from 'vitest'
import { getOutboxRow, listOutbox } from '../../../schemas/index.ts'
import { get } from '../../../server/outbox/list.ts'
import { outbox } from '../../../server/outbox/table.ts'
import { seal } from '../../../server/seal.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, clock, database, settings, signInAs } = await useApp()
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const message = { lang: 'ru', text: 'Docento', created_at: clock.now }
await database.drizzle.insert(outbox).values([
  { ...message, channel: 'mail', template: 'client_order_created', recipient: 'dana@mail.test', subject: 'Заявка № 7 у нас', state: 'delivered' },
  {
    ...message,
    channel: 'sms',
    template: 'client_auth_code',
    recipient: '+77015553311',
    text: 'Docento: код {secret}',
    secret: seal('482915', settings.secret, 'outbox'),
  },
  { ...message, channel: 'mail', template: 'tutor_appointed', recipient: '100%@mail.test', subject: 'Вас выбрали', state: 'dead', last_error: '550' },
])

const idsOf = async (query: object) => (await call(listOutbox, query, { as })).data.rows.map(({ id }) => id)

describe('the outbox', () => {
  test.each([
    ['the newest first', {}, [3, 2, 1]],
    ['the oldest first on demand', { sort: ['id', 'ASC'] }, [1, 2, 3]],
    ['a part of it', { range: [1, 1] }, [2]],
    ['by channel', { filter: { channel: 'sms' } }, [2]],
    ['by state', { filter: { state: 'dead' } }, [3]],
    ['by template', { filter: { template: 'client_order_created' } }, [1]],
    ['by receiver', { filter: { q: '7015553' } }, [2]],
    ['by a phone as the list writes it', { filter: { q: '+7 701 555 33 11' } }, [2]],
    ['by subject', { filter: { q: 'заявка' } }, [1]],
    ['by a sign that patterns use', { filter: { q: '%' } }, [3]],
    ['by all of these at once', { filter: { channel: 'mail', state: 'delivered', q: 'dana' } }, [1]],
    ['nothing that fits', { filter: { q: 'nobody' } }, []],
  ])('shows %s', async (_, query, ids) => expect(await idsOf(query)).toEqual(ids))

  test('tells how many there are', async () => expect((await call(listOutbox, { range: [0, 0] }, { as })).data.total_count).toBe(3))

  test('shows the code in a message of the demo', async () =>
    expect((await call(getOutboxRow, { id: 2 }, { as })).data.row.text).toBe('Docento: код 482915'))

  test('shows the code in a message that still waits to nobody in production', async () => {
    const production = { db: database.drizzle, settings: { ...settings, mode: 'production' as const } }
    expect((await get(production, { id: 2 })).row.text).toBe('Docento: код ••••••')
  })

  test('has no message of an unknown id', async () => expect((await call(getOutboxRow, { id: 99 }, { as })).error).toBe('not_found'))

  test.each([2, 3])('is not for staff of status %i', async (status) => {
    const other = await signInAs({ admin: (await buildAdmin(database, { status })).id })
    expect((await call(listOutbox, {}, { as: other })).code).toBe(403)
    expect((await call(getOutboxRow, { id: 1 }, { as: other })).code).toBe(403)
  })
})
