import { screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getRole, sendSchoolCandidate } from '../../../schemas/index.ts'
import { screen as schoolTutor } from '../../../site/cabinet/SchoolTutor.tsx'
import { fill } from '../../../theme/words.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { 'school-tutor': t } = locales.en
const data = {
  ...{ candidate: null, may_send: true, again_at: null, practice_id: 4, schedule: { 1: [31] } },
  lessons: [
    { id: 8, name: 'Maths', levels: [{ id: 68, name: 'Grade 5' }] },
    { id: 11, name: 'Physics', levels: [{ id: 70, name: 'Grade 9' }] },
  ],
  levels: [
    { id: 68, name: 'Grade 5' },
    { id: 70, name: 'Grade 9' },
  ],
}
const candidate = { state: 'sent' as const, about: 'x', comment: '', sent_at: 1_770_000_000, answered_at: null }
const about = 'I have prepared pupils for exams in maths for eight years.'

test('levels stand in the order of the edition, whichever subject they come from', () => {
  showScreen(schoolTutor, { ...data, levels: [...data.levels].reverse() }, '/school-tutor')
  expect(
    within(screen.getByRole('group', { name: t.form.levels }))
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent),
  ).toEqual(['Grade 9', 'Grade 5'])
})

test('a school that looks for nobody in the tutor’s subjects is asked nothing, and the page says so', () => {
  showScreen(schoolTutor, { ...data, may_send: false, lessons: [], levels: [] }, '/school-tutor')
  expect(screen.getByText(t.none)).toBeTruthy()
  expect([screen.queryByText(t.lead), screen.queryByRole('button', { name: t.form.send })]).toEqual([null, null])
})

test('how much of oneself may be told is said with its thousands parted', () => {
  showScreen(schoolTutor, data, '/school-tutor')
  expect(screen.getByText(fill(t.form.about_hint, { min: 50, max: '3,000' }))).toBeTruthy()
})

test('the form begins with what the profile says, and sends what is chosen', async () => {
  const seen = vi.fn()
  api.use(
    mock(sendSchoolCandidate, ({ input }) => {
      seen(input.candidate)
      return { ...data, candidate, may_send: false }
    }),
    mock(getRole, () => ({})),
  )
  const { reload } = showScreen(schoolTutor, data, '/school-tutor')
  await userEvent.type(screen.getByLabelText(t.form.about), about)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Physics' }))
  expect(screen.queryByRole('checkbox', { name: 'Grade 9' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen.mock.calls).toEqual([[{ about, lessons: [8], levels: [68], practice_id: 4, schedule: { 1: [31] } }]])
})

test('what has come of a sent request is read from the start of the page', async () => {
  api.use(
    mock(sendSchoolCandidate, () => ({ ...data, candidate, may_send: false })),
    mock(getRole, () => ({})),
  )
  showScreen(schoolTutor, data, '/school-tutor')
  const main = document.body.appendChild(document.createElement('main'))
  Object.assign(main, { id: 'main', tabIndex: -1 })
  const scrolled = vi.spyOn(main, 'scrollIntoView')
  await userEvent.type(screen.getByLabelText(t.form.about), about)
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  await waitFor(() => expect(document.activeElement).toBe(main))
  expect(scrolled).toHaveBeenCalledOnce()
  main.remove()
})

test('who has asked is not called on to tell of themselves, as there is no form to do it in', () => {
  const lead = () => screen.queryByText(t.lead) !== null
  showScreen(schoolTutor, data, '/school-tutor')
  expect(lead()).toBe(true)
  showScreen(schoolTutor, { ...data, candidate, may_send: false }, '/school-tutor')
  expect(lead()).toBe(false)
})

test('what is wrong is said at its field', async () => {
  api.use(mock(sendSchoolCandidate, () => fail({ about: 'too_small' })))
  showScreen(schoolTutor, data, '/school-tutor')
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  await screen.findByText(fill(errorsIn('en').length, { min: 50, max: '3,000' }))
})

test('without a subject the levels stay, and the refused form leads to the subjects', async () => {
  api.use(mock(sendSchoolCandidate, () => fail('wrong_status')))
  showScreen(schoolTutor, data, '/school-tutor')
  await userEvent.type(screen.getByLabelText(t.form.about), about)
  for (const name of ['Maths', 'Physics']) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  await screen.findByText(fill(locales.en['errors-requests'].count, { min: 1, max: 10 }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Maths' }))
  expect(screen.getByRole('checkbox', { name: 'Grade 5', checked: true })).toBeTruthy()
  expect(screen.queryByText(t.form.no_level)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a level the refused form asks for one and leads there', async () => {
  api.use(mock(sendSchoolCandidate, () => fail('wrong_status')))
  showScreen(schoolTutor, data, '/school-tutor')
  await userEvent.type(screen.getByLabelText(t.form.about), about)
  for (const name of ['Grade 5', 'Grade 9']) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  await screen.findByText(t.form.no_level)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Grade 5' }))
})

test.each([
  ['is refused', mock(sendSchoolCandidate, () => fail('duplicate_request')), errorsIn('en').duplicate_request],
  ['has no answer', unreachable(sendSchoolCandidate), errorsIn('en').network],
])('a request that %s is said to be, keeps what was typed and is sent once by the next press', async (_, handler, why) => {
  api.use(handler)
  const { reload } = showScreen(schoolTutor, data, '/school-tutor')
  await userEvent.type(screen.getByLabelText(t.form.about), about)
  await userEvent.click(screen.getByRole('button', { name: t.form.send }))
  expect((await screen.findByRole('alert')).textContent).toBe(why)
  expect(screen.getByLabelText(t.form.about)).toHaveProperty('value', about)
  const seen = vi.fn()
  api.use(
    mock(sendSchoolCandidate, () => {
      seen()
      return { ...data, candidate, may_send: false }
    }),
    mock(getRole, () => ({})),
  )
  const send = screen.getByRole('button', { name: t.form.send })
  send.click()
  send.click()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen).toHaveBeenCalledOnce()
})

test.each(['sent', 'accepted', 'refused'] as const)('a request that is %s says so, in place of the form', (state) => {
  const again_at = state === 'refused' ? 1_772_592_000 : null
  showScreen(schoolTutor, { ...data, may_send: false, again_at, candidate: { ...candidate, state, comment: 'Word of the school' } }, '/school-tutor')
  expect(screen.getByText(t.states[state])).toBeTruthy()
  expect(screen.getByText('Word of the school')).toBeTruthy()
  expect(screen.queryByRole('button', { name: t.form.send })).toBeNull()
})
