import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { addTutorBlogImage } from '../../../schemas/index.ts'
import { ArticleField } from '../../../site/blogs/ArticleField.tsx'
import type { RichTextProps } from '../../../site/blogs/RichText.tsx'
import { screen as tutorPost } from '../../../site/cabinet/TutorPost.tsx'
import { fill } from '../../../theme/words.ts'
import { unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { renderIn } from '../in-site.tsx'
import { showScreen } from '../orders/show-screen.tsx'

const { form } = locales.en['tutor-blogs']

const answers = vi.fn()
// an editor that says only how much stands in it, and takes a picture
vi.mock('../../../site/blogs/RichText.tsx', () => ({
  RichText: ({ onWrite, addPicture }: Pick<RichTextProps, 'onWrite' | 'addPicture'>) => (
    <>
      <button type="button" onClick={() => onWrite({ html: '', letters: 30_001 }, true)}>
        Write
      </button>
      <button type="button" onClick={() => addPicture(new Blob(['1'])).then(answers)}>
        Picture
      </button>
    </>
  ),
}))

test('an article that is too long says how long it may be, its thousands parted', async () => {
  renderIn(<ArticleField name="text" label="Text" hint="" most={30_000} error={undefined} html="" addPicture={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: form.open }))
  await userEvent.click(await screen.findByRole('button', { name: 'Write' }))
  expect(document.getElementById('text-note')?.textContent).toContain('30,001 characters / 30,000')
})

test('how long an article may be is said with its thousands parted', () => {
  const rule = { required: true, options: [{ id: 8, name: 'Mathematics' }] }
  showScreen(
    tutorPost,
    { blog: null, tutor_id: 7, rules: { lesson_id: rule, lang: { required: true, options: [] } }, rules_text: '' },
    '/dodaty-blog',
  )
  expect(document.getElementById('text-note')?.textContent).toContain(fill(form.length, { min: '1,000', max: '30,000' }))
})

test('a picture of a post that reached no server is refused for want of a connection', async () => {
  api.use(unreachable(addTutorBlogImage))
  showScreen(
    tutorPost,
    { blog: null, tutor_id: 7, rules: { lesson_id: { required: true, options: [{ id: 8, name: 'Mathematics' }] } }, rules_text: '' },
    '/dodaty-blog',
  )
  await userEvent.click(screen.getByRole('button', { name: form.open }))
  await userEvent.click(await screen.findByRole('button', { name: 'Picture' }))
  await expect.poll(() => answers.mock.calls).toEqual([['network']])
})
