import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { type Answers, showPage, textOf } from './show-page.ts'

const { 'tutor-ads': t, content } = locales.ru
const { moderation, published, needs_revision, off } = CONTENT_STATUS

const answerOf = (status: number): Answers => ({
  '/tutor/ad/get': {
    ad: {
      ...{ id: 7, alias: 'ent-7', tutor_id: 3, name: 'ЕНТ', lesson_id: 8, lesson_name: 'Математика', level_id: null, level_name: null },
      ...{
        preview: 'Коротко',
        text: 'Подробно',
        images: [],
        views: 0,
        date_pablish: null,
        status,
        actions: [],
        version: 1,
        sent_at: 1,
        created_at: 1,
      },
      revision_comment: status === needs_revision ? 'Без телефона' : '',
    },
  },
})

test.each([
  [moderation, [t.about[moderation]]],
  [needs_revision, [t.about[needs_revision], 'Без телефона']],
  [off, [t.about[off]]],
  [published, []],
])('an ad of status %i that others get a 404 for tells its tutor so, and what to do next', async (status, words) => {
  const seen = await showPage('/ads/ent-7', answerOf(status), { isOwn: true })
  const box = seen.page.querySelector(`aside[aria-label="${content.ads.own}"]`)
  expect([...(box?.querySelectorAll('p') ?? [])].map(textOf)).toEqual(words)
  expect(box?.textContent).toContain(t.status[status])
  expect(box?.querySelector('a')?.getAttribute('href')).toBe('/my-ads/7')
  expect([seen.status, seen.cacheable]).toEqual([200, 0])
  expect(seen.page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
})

test('an ad that others get a 404 for, and of which the call knows nothing, is a 404 to the visitor too', async () =>
  expect((await showPage('/ads/ent-7', {}, { isOwn: true })).status).toBe(404))
