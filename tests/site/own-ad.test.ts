import { expect, test } from 'vitest'
import { locales } from '../../locales/index.ts'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
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

test('an own ad shows all that its page would, pictures numbered from the first, and no script of others', async () => {
  const { '/tutor/ad/get': given } = answerOf(off)
  const images = [1, 2].map((image_id) => ({ image_id, url: `/api/uploads/${image_id}.webp`, width: 800, height: 600, formats: {} }))
  const answers = { '/tutor/ad/get': { ad: { ...given?.ad, images } } } as unknown as Answers
  const { page } = await showPage('/ads/ent-7', answers, { isOwn: true, guests: { tags: 'https://tags.example/gtm.js' } })
  const article = page.querySelector('article')
  expect(article?.textContent).toContain('Математика')
  for (const words of ['Коротко', 'Подробно']) expect(article?.textContent).toContain(words)
  expect([...page.querySelectorAll('article img')].map((image) => image.getAttribute('alt'))).toEqual(
    [1, 2].map((n) => fill(content.ads.picture, { n })),
  )
  expect(page.documentElement.outerHTML).not.toContain('tags.example')
})

test('an address that is said to be gone shows nothing of its own either', async () =>
  expect((await showPage('/ads/ent-7', answerOf(off), { isOwn: true, gone: true })).status).toBe(410))

test('an ad that others get a 404 for, and of which the call knows nothing, is a 404 to the visitor too', async () =>
  expect((await showPage('/ads/ent-7', {}, { isOwn: true })).status).toBe(404))
