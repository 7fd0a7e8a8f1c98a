import { screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { changeTutorAdStatus, createTutorAd, removeTutorAdImage, saveTutorAd, type TutorAd } from '../../../schemas/index.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { screen as editor } from '../../../site/cabinet/TutorAd.tsx'
import { fill } from '../../../theme/words.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { 'tutor-ads': t, common, errors } = locales.en
const options = [{ id: 8, name: 'Mathematics' }]
const rules = { lesson_id: { required: true, options }, level_id: { required: false, options: [{ id: 68, name: 'School', parent: 8 }] } }
const own: TutorAd = {
  ...{ id: 7, alias: 'ad-7', tutor_id: 1, name: 'Exam preparation in maths', lesson_id: 8, lesson_name: 'Mathematics', status: 3 },
  ...{ actions: ['set_deleted'], revision_comment: 'Take the phone number out', sent_at: 1_700_000_000, created_at: 1_700_000_000, version: 2 },
  ...{
    level_id: null,
    level_name: null,
    preview: 'From last year’s tasks to a mock exam',
    text: 'x'.repeat(120),
    images: [],
    views: 0,
    date_pablish: null,
  },
}
/** The server's answer to a picture that is taken out, which waits until it is let go. */
function heldBack() {
  const seen: number[] = []
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.use(
    mock(removeTutorAdImage, async ({ input }) => {
      seen.push(input.image_id)
      await waits
      return {}
    }),
  )
  return { seen, answer: () => answer() }
}
const show = (ad: TutorAd | null) => showScreen(editor, { ad, rules, rules_text: '<ul><li>Rule</li></ul>' }, ad ? '/my-ads/7' : '/my-ads/create')

test('an ad keeps its subject and its level when they are closed', async () => {
  const seen = vi.fn()
  api.use(
    mock(saveTutorAd, ({ input }) => {
      seen(input)
      return { ad: closed }
    }),
  )
  const closed = { ...own, lesson_id: 11, lesson_name: 'Latin', level_id: 17, level_name: 'Exam' }
  show(closed)
  await userEvent.click(screen.getByRole('button', { name: t.form.save }))
  await expect.poll(() => seen.mock.calls).toMatchObject([[{ ad: { lesson_id: 11, level_id: 17 } }]])
  expect(screen.getByRole('option', { name: 'Latin', selected: true })).toBeTruthy()
})

test('a new ad is sent with its pictures, and its form asks nothing afterwards', async () => {
  const seen = vi.fn()
  api.use(
    http.post('*/api/tutor/ad/create', ({ request }) => {
      seen(request.headers.get('content-type'))
      return HttpResponse.json({ status: 'success', error: null, data: { ad: { ...own, status: 1 } } })
    }),
  )
  show(null)
  await userEvent.type(screen.getByLabelText(t.form.name), own.name)
  await userEvent.selectOptions(screen.getByLabelText(t.form.lesson), '8')
  await userEvent.type(screen.getByLabelText(t.form.preview), own.preview)
  await userEvent.type(screen.getByLabelText(t.form.text), own.text)
  await userEvent.upload(screen.getByLabelText(t.form.add_images, { selector: 'input' }), new File(['x'], 'a.png', { type: 'image/png' }))
  await userEvent.click(screen.getByRole('button', { name: t.form.save }))
  await waitFor(() => expect(window.location.pathname).toBe('/en/my-ads/7'))
  expect(screen.queryByRole('button', { name: common.leave })).toBeNull()
  expect(seen.mock.calls).toEqual([[expect.stringContaining('multipart/form-data')]])
})

test('an empty ad is told all that it lacks at once', async () => {
  api.use(mock(createTutorAd, () => fail({ name: 'too_small', lesson_id: 'too_small', preview: 'too_small', text: 'too_small' })))
  show(null)
  await userEvent.click(screen.getByRole('button', { name: t.form.save }))
  await waitFor(() => expect(screen.getByLabelText(t.form.lesson)).toHaveProperty('ariaInvalid', 'true'))
  expect(screen.getByText(errors.required)).toBeTruthy()
  for (const name of [t.form.name, t.form.preview, t.form.text]) expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
})

test('a file that is no picture and one too many are named at once, and the pictures beside them are taken', async () => {
  show(null)
  const chooser = screen.getByLabelText(t.form.add_images, { selector: 'input' })
  const pictures = [1, 2, 3, 4, 5, 6].map((number) => new File(['x'], `${number}.png`, { type: 'image/png' }))
  await userEvent.upload(chooser, [new File(['x'], 'note.txt', { type: 'text/plain' }), ...pictures], { applyAccept: false })
  expect(screen.getByRole('alert').textContent).toBe(fill(t.form.not_added, { names: 'note.txt, 6.png', count: 5, size: 10 }))
  expect(screen.getAllByText(/\.png$/).map(({ textContent }) => textContent)).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png'])
})

test('how long a text may be is said with its thousands parted', () => {
  show(null)
  expect(screen.getByText(new RegExp(fill(t.form.length, { min: 100, max: '5,000' })))).toBeTruthy()
})

test('a chosen picture is not lost without a question', async () => {
  const leave = vi.fn()
  show(null)
  await userEvent.upload(screen.getByLabelText(t.form.add_images, { selector: 'input' }), new File(['x'], 'a.png', { type: 'image/png' }))
  leaveBy(leave)
  await screen.findByRole('button', { name: common.stay })
  expect(leave).not.toHaveBeenCalled()
})

test('the pictures have the focus of one that is taken out', async () => {
  show(null)
  await userEvent.upload(screen.getByLabelText(t.form.add_images, { selector: 'input' }), new File(['x'], 'a.png', { type: 'image/png' }))
  await userEvent.click(screen.getByRole('button', { name: fill(t.form.take_away, { number: 1 }) }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: t.form.images })))
})

test('a kept picture that is taken out says so while the server is asked, and is asked for once', async () => {
  const { seen, answer } = heldBack()
  show({ ...own, images: [7, 8].map((image_id) => ({ image_id, url: `/uploads/${image_id}.webp`, width: 800, height: 600 })) })
  const away = (number: number) => screen.getByRole('button', { name: fill(t.form.take_away, { number }) })
  await userEvent.click(away(1))
  await waitFor(() => expect([away(1), away(2)].map((button) => button.getAttribute('aria-busy'))).toEqual(['true', null]))
  await userEvent.click(away(1))
  answer()
  await waitFor(() => expect(away(1).getAttribute('aria-busy')).toBeNull())
  expect(seen).toEqual([7])
})

test('the question about deletion takes the place of what can be done, and gives the focus back when it is left', async () => {
  show(own)
  const remove = { name: `${t.actions.set_deleted}: ${own.name}` }
  await userEvent.click(screen.getByRole('button', remove))
  await waitFor(() => expect(document.activeElement?.textContent).toBe(common.cancel))
  expect(screen.queryByRole('button', remove)).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', remove)))
})

test('what is to be mended stands over the form, and deletion asks first', async () => {
  const seen = vi.fn()
  api.use(
    mock(changeTutorAdStatus, ({ input }) => {
      seen(input)
      return { ad: { ...own, status: 5, actions: [] } }
    }),
  )
  show(own)
  screen.getByText(own.revision_comment)
  await userEvent.click(screen.getByRole('button', { name: `${t.actions.set_deleted}: ${own.name}` }))
  expect(seen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: t.remove.yes }))
  await waitFor(() => expect(seen).toHaveBeenCalledWith({ ad: { id: 7, new_status: 5 } }))
})
