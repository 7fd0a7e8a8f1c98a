import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_STATUS } from '../../../schemas/index.ts'
import type { Scope } from '../../../server/database/cache/scopes.ts'
import { inProcessApi } from '../../../server/http/in-process.ts'
import { routes } from '../../../server/routes.ts'
import { useApp } from '../../app.ts'
import { buildAd } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, clock, database, edition, outside, settings } = await useApp()

const MATHS = 8
const PHYSICS = 11

beforeAll(async () => {
  await buildReference(database)
  for (const lesson_id of [MATHS, PHYSICS]) {
    const { id } = await buildTutor(database, { lessons: { [lesson_id]: [68] }, work_online: true })
    await buildAd(database, { tutor_id: id, lesson_id, status: CONTENT_STATUS.published, published_at: clock.now })
  }
})

/** What a list's page is drawn from: its own answer and the frame's. */
async function drawnFrom(query: string): Promise<Set<Scope>> {
  const drawnFrom = new Set<Scope>()
  const api = inProcessApi(Object.values(routes).flat(), {
    ...{
      edition,
      database,
      settings,
      outside,
      now: clock.now,
      session: null,
      language: 'ru',
      ip: '127.0.0.1',
      cookies: {},
      isBot: false,
      key: undefined,
    },
    ...{ reader: database.readerFor({ isSignedIn: false }), cache: database.cache.viewFor({ drawnFrom }), log: app.log },
    ...{ variants: async () => ({ best_tutors: 1, updated_tutor_schedule: 0 }), siteUrl: 'http://kz.localhost', isOwnPage: true },
  })
  for (const answer of [await api.get('/client/tutors', { query }), await api.get('/client/footer')]) expect(answer.status).toBe('success')
  return drawnFrom
}

describe('a kept page of one subject is not forgotten when', () => {
  test('somebody moves in the lists of others', async () => {
    const scopes = await drawnFrom('repetitor/matematika/')
    expect([...scopes]).toContain(`subject:${MATHS}`)
    expect([...scopes].filter((scope) => scope.startsWith('subject:'))).toEqual([`subject:${MATHS}`])
  })
})
