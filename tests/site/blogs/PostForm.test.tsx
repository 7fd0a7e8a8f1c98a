import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { screen as editor } from '../../../site/cabinet/TutorPost.tsx'
import { showScreen } from '../orders/show-screen.tsx'

const { form: t } = locales.en['tutor-blogs']
const rules = { lesson_id: { required: true, options: [{ id: 8, name: 'Mathematics' }] } }

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
  const blog = { id: 7, name: 'Name', description: '', text: '', lang: 'en', lesson_id: 11, lesson_name: 'Latin', status: 4, actions: [], version: 1 }
  showScreen(editor, { blog, tutor_id: 1, rules, rules_text: '' } as never, '/dodaty-blog?id=7')
  expect(screen.getByRole('option', { name: 'Latin', selected: true })).toBeTruthy()
})
