import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { screen as ad } from '../../../site/cabinet/TutorAd.tsx'
import { screen as ads } from '../../../site/cabinet/TutorAds.tsx'
import { screen as blog } from '../../../site/cabinet/TutorBlog.tsx'
import { screen as post } from '../../../site/cabinet/TutorPost.tsx'
import { api } from '../../setup/msw.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { 'tutor-ads': ofAds, 'tutor-blogs': ofBlog } = locales.en
const row = (id: number) => ({
  ...{ id, alias: `item-${id}`, tutor_id: 1, name: `Item ${id}`, lesson_id: 8, lesson_name: 'Mathematics', status: 2, actions: ['set_off'] },
  ...{ revision_comment: null, sent_at: 1_700_000_000, created_at: 1_700_000_000, version: 1, level_id: null, level_name: null, preview: 'Short' },
  ...{ images: [], views: 0, date_pablish: 1_700_000_000, lang: 'en', description: 'Short', letters: 900, published_at: 1_700_000_000 },
})

describe.each([
  ['ads', ads, '/my-ads', ofAds, 'ad'],
  ['blogs', blog, '/moi-blogi', ofBlog, 'blog'],
] as const)('the list of own %s', (field, page, path, t, one) => {
  test('keeps the focus at what was turned off, wherever it stands afterwards', async () => {
    const data: Record<string, unknown> = { [field]: [row(1), row(2)], ...{ total_count: 2, page_size: 20, pages_count: 1, page: 1 } }
    showScreen(page, data, path)
    api.use(
      http.post(`*/api/tutor/${one}/change_status`, () => {
        data[field] = [{ ...row(2), status: 4, actions: ['set_on'] }, row(1)]
        return HttpResponse.json({ status: 'success', error: null, data: {} })
      }),
    )
    screen.getByRole('button', { name: `${t.actions.set_off}: Item 2` }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: `${t.actions.set_on}: Item 2` })
    await expect.poll(() => document.activeElement?.localName).toBe('li')
    expect(document.activeElement?.textContent).toContain('Item 2')
  })
})

describe.each([
  ['an ad', ad, '/my-ads/7', ofAds, 'ad'],
  ['a post', post, '/dodaty-blog?id=7', ofBlog, 'blog'],
] as const)('%s that staff delete while it is being written', (_, page, path, t, one) => {
  test('keeps the words in sight, and says that it is deleted', async () => {
    const written = { ...row(7), text: 'Words', rating: { avg: null, count: 0 } }
    const data: Record<string, unknown> = { [one]: written, tutor_id: 1, rules: {}, rules_text: '' }
    showScreen(page, data, path)
    api.use(
      http.post(`*/api/tutor/${one}/save`, () => {
        data[one] = { ...written, status: 5, actions: [] }
        return HttpResponse.json({ status: 'fail', error: 'wrong_status', data: null })
      }),
    )
    const name = screen.getByLabelText(t.form.name)
    await userEvent.clear(name)
    await userEvent.type(name, 'New words')
    await userEvent.click(screen.getByRole('button', { name: t.form.save }))
    await screen.findByText(t.status[5])
    expect(screen.getByLabelText(t.form.name)).toHaveProperty('value', 'New words')
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(locales.en['errors-status'].status_shown)
    showScreen(page, data, path)
    expect(screen.queryByLabelText(t.form.name)).toBeNull()
  })
})
