import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { saveTutorBlog, type TutorBlog } from '../../../schemas/index.ts'
import { screen as editor } from '../../../site/cabinet/TutorPost.tsx'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { form: t } = locales.en['tutor-blogs']
const rules = { lesson_id: { required: true, options: [{ id: 8, name: 'Mathematics' }] } }

const own: TutorBlog = {
  ...{ id: 7, alias: 'post-7', tutor_id: 1, name: 'How to learn', lesson_id: 8, lesson_name: 'Mathematics', status: 1, actions: [] },
  ...{ revision_comment: '', sent_at: 1_700_000_000, created_at: 1_700_000_000, version: 1, images: [], lang: 'en', letters: 4 },
  ...{ description: 'About habits', text: '<p>Text</p>', rating: { avg: null, count: 0 }, published_at: null },
}

beforeEach(() => localStorage.clear())

test('the view of an article has the focus in place of its form, which has it again where it was', async () => {
  showScreen(editor, { blog: null, tutor_id: 1, rules, rules_text: '<ul><li>Rule</li></ul>' }, '/dodaty-blog')
  screen.getByRole('button', { name: t.preview }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe(t.back)
  // of what has no title yet no heading is told
  expect(screen.getByRole('region', { name: t.preview }).querySelector('h2')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toBe(t.preview)
})

test('a post keeps its subject when that is closed', () => {
  showScreen(editor, { blog: { ...own, lesson_id: 11, lesson_name: 'Latin' }, tutor_id: 1, rules, rules_text: '' }, '/dodaty-blog?id=7')
  expect(screen.getByRole('option', { name: 'Latin', selected: true })).toBeTruthy()
})

test('a post that was changed elsewhere keeps what was typed here, after the page was left too', async () => {
  const data = { blog: own, tutor_id: 1, rules, rules_text: '' }
  api.use(
    mock(saveTutorBlog, () => {
      data.blog = { ...own, version: 2 }
      return fail('conflict', { fields: {} })
    }),
  )
  showScreen(editor, data, '/dodaty-blog')
  const name = () => screen.getByLabelText(t.name)
  await userEvent.clear(name())
  await userEvent.type(name(), 'How to rest')
  await userEvent.click(screen.getByRole('button', { name: t.save }))
  await screen.findAllByText(locales.en.errors.conflict)
  // the newer version comes a moment after the words
  await expect.poll(() => localStorage.getItem('post 1 7')).toContain('"version":2')
  showScreen(editor, data, '/dodaty-blog')
  await screen.findByText(t.restored)
  expect(name()).toHaveProperty('value', 'How to rest')
})
