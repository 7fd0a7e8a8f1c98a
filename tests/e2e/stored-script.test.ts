import { expect, test } from 'vitest'
import { CONTENT_STATUS } from '../../schemas/index.ts'
import { useBrowser } from '../browser.ts'
import { apiAs } from './api.ts'
import { p } from './panel.ts'

const { visit } = await useBrowser()

/** Each way in that we know of; any that ran would write its name. */
const hostile = [
  '<p>Слова</p>',
  '<script>window.ran = "script"</script>',
  '<img src="/none.png" onerror="window.ran = \'onerror\'">',
  '<svg onload="window.ran = \'svg\'"><a href="javascript:window.ran=1">a</a></svg>',
  '<iframe srcdoc="<script>parent.ran = \'frame\'</script>"></iframe>',
  '<a href="javascript:window.ran = \'link\'">Ссылка</a>',
].join('')
const ran = () => (window as unknown as { ran?: unknown }).ran ?? null

test('what staff store runs neither on the site nor in the back office', async () => {
  const page = await visit('about:blank', { as: 'staff 3' })
  const api = await apiAs('staff 3')
  const alias = `p/hostile-${Date.now()}`
  const made = await api.post('/admin/static_pages/create', { static_page: { alias, lang: 'ru', name: 'Недобрая страница', text: hostile } })
  if (made.status === 'fail') throw new Error(JSON.stringify(made.error))
  const { id } = made.data.static_page
  await page.goto(`/${alias}`)
  await page.getByText('Слова').waitFor()
  expect(await page.evaluate(ran)).toBeNull()
  expect(await page.locator('article [onerror], article [onload], article script, article iframe, article a[href^="javascript:"]').count()).toBe(0)
  await page.goto(`/panel/pages_show/${id}/`)
  await page.getByRole('button', { name: p.site_texts.preview }).click()
  const preview = page.frameLocator('iframe')
  await preview.getByText('Слова').waitFor()
  expect(await page.evaluate(ran)).toBeNull()
  await api.post('/admin/static_pages/delete', { id })
})

test('the policy of site and back office lets no script run but their own files, and the preview none at all', async () => {
  const page = await visit('about:blank', { as: 'staff 3' })
  for (const path of ['/about', '/panel/pages_show/']) {
    const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? ''
    expect(policy.split('; ')).toContain("script-src 'self'")
  }
  await page.goto('/panel/pages_show/1/')
  await page.getByRole('button', { name: p.site_texts.preview }).click()
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('allow-same-origin')
})

test('what a tutor writes runs neither before the staff who read it nor on the tutor’s page', async () => {
  const page = await visit('about:blank', { as: 'staff 1' })
  const api = await apiAs('staff 1')
  const listed = await api.post('/admin/blogs/get', { page: 1 })
  const living = listed.status === 'fail' ? undefined : listed.data.blogs.find(({ status }) => status !== CONTENT_STATUS.deleted)
  if (!living) throw new Error('the demo has no post')
  const found = await api.get('/admin/blog/get', { id: living.id })
  if (found.status === 'fail') throw new Error(JSON.stringify(found.error))
  const { id, name, description, lesson_id, lang, version } = found.data.blog
  const post = { id, name, description, lesson_id, lang, version } as const
  const saved = await api.post('/admin/blog/save', {
    blog: { ...post, text: `${hostile}<p>${Array.from({ length: 300 }, (_, n) => `слово${n}`).join(' ')}</p>` },
  } as never)
  const kept = await api.post('/admin/tutor/profile/save', { tutor: { id: 1, description: `${'Учу думать. '.repeat(20)}${hostile}` } } as never)
  expect([saved.error, kept.error]).toEqual([null, null])
  await page.goto(`/panel/users_blog/${id}/`)
  await page.getByText('Слова').first().waitFor()
  expect(await page.evaluate(ran)).toBeNull()
  expect(await page.locator('[onerror], [onload], a[href^="javascript:"], main iframe[srcdoc*="script"]').count()).toBe(0)
  await page.goto('/user-1/')
  await page.getByText('Учу думать').first().waitFor()
  expect(await page.evaluate(ran)).toBeNull()
  expect(await page.locator('main [onerror], main [onload], main iframe[srcdoc], main a[href^="javascript:"]').count()).toBe(0)
})
