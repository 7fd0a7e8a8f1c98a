import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getTutorForStaff, getTutorSchoolCandidate } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

type Given = Parameters<typeof buildTutor>[0]
const openTutor = async (given: Given, width = 1440, part = '') => {
  const opened = openPanel(`/panel/users_show/501/${part}`, { width, handlers: [mock(getTutorForStaff, () => ({ tutor: buildTutor(given) }))] })
  await screen.findByRole('heading', { level: 1, name: /./ })
  return opened
}
const line = (id: number) => ({
  id,
  date: 0,
  type: 'topup' as const,
  sum: id,
  balance_after: 0,
  order_id: null,
  payment_id: null,
  comment: '',
  has_invoice: false,
})

describe('a tutor’s page', () => {
  test.each([
    ['is on the site', 3, '/user-501/'],
    ['is on the site, out of the catalogue', 4, '/user-501/'],
    ['is still moderated', 2, undefined],
    ['was sent back', 7, undefined],
    ['is blocked', 5, undefined],
  ])('of a profile that %s', async (_, status, href) => {
    await openTutor({ status })
    expect(screen.queryByRole('link', { name: 'Анкета на сайті' })?.getAttribute('href')).toBe(href)
  })

  test.each([
    ['Заблокувати', 'з відкритих заявок репетитора буде знято'],
    ['Видалити', 'Поки репетитора призначено у відкритій заявці'],
  ])('says before „%s“ what holds for open orders', async (step, text) => {
    const { user } = await openTutor({ status: 3 })
    await user.click(screen.getByRole('button', { name: step }))
    expect(within(await screen.findByRole('dialog')).getByText((words) => words.includes(text))).toBeDefined()
  })

  test('begins with the contacts where one column is all there is', async () => {
    await openTutor({}, 390)
    expect(within(screen.getByRole('tabpanel')).getAllByRole('region')[0]?.getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { name: 'Контакти' }).id,
    )
  })

  test('shows the last six wallet lines, and the others on demand', async () => {
    const { user } = await openTutor({ wallet: [1, 2, 3, 4, 5, 6, 7, 8].map(line) }, 1440, '#wallet')
    const wallet = within(await screen.findByRole('region', { name: 'Гаманець' }))
    expect(wallet.getAllByRole('listitem')).toHaveLength(6)
    await user.click(wallet.getByRole('button', { name: 'Показати ще 2' }))
    expect(wallet.getAllByRole('listitem')).toHaveLength(8)
  })

  test('says what they asked the partner school and what it answered', async () => {
    const asked = { state: 'refused' as const, about: 'Вісім років готую до іспитів.', comment: 'Немає місць', lessons: ['Математика'] }
    const candidate = { ...asked, sent_at: 1_767_225_600, answered_at: 1_767_312_000 }
    const handlers = [mock(getTutorForStaff, () => ({ tutor: buildTutor() })), mock(getTutorSchoolCandidate, () => ({ candidate }))]
    openPanel('/panel/users_show/501/', { handlers })
    const sheet = within(await screen.findByRole('region', { name: 'Запит до школи' }))
    for (const text of ['Школа відмовила', 'Математика', 'Немає місць', asked.about]) expect(sheet.getByText(text)).toBeDefined()
  })

  test('says who they are, when they have time, and which papers wait', async () => {
    const schedule = { year: 2026, month: 11, days: [], schedule: { 1: [19, 20, 25], 3: [47, 48] } }
    await openTutor({
      ...{ sex: 2, birth_date: '1986-03-05', lang: 'ru', school_tutor_id: 77, billing_status: 1, schedule },
      youtube_video: 'https://youtu.be/abcdefghijk',
      documents: [
        { id: 1, description: 'Диплом', url: '/uploads/1.pdf', approved: true, comment: '', checked_at: 1_700_000_000, created_at: 1_690_000_000 },
        { id: 2, description: 'Сертифікат', url: '/uploads/2.pdf', approved: false, comment: '', checked_at: null, created_at: 1_690_000_000 },
      ],
    })
    const profile = screen.getByRole('region', { name: 'Про репетитора' }).textContent
    for (const words of [
      'Жінка',
      '05-03-1986',
      'російська',
      '77',
      'Диплом (прийнято)',
      'Сертифікат чекає на перевірку',
      'https://youtu.be/abcdefghijk',
    ])
      expect(profile).toContain(words)
    expect(profile).toContain('Пн 9:00–\u206010:00, 12:00–\u206012:30')
    expect(profile).toContain('Ср 23:00–\u206024:00')
  })

  test('says in words what is not verified', async () => {
    await openTutor({
      verification_points: [
        { key: 'email_confirmed', done: true },
        { key: 'interview_passed', done: false },
      ],
    })
    const points = screen.getByRole('region', { name: 'Перевірка' }).textContent
    expect(points).toContain('Пошту підтверджено')
    expect(points).toContain('Співбесіди не було')
  })
})
