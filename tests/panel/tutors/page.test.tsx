import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getTutorForStaff } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

type Given = Parameters<typeof buildTutor>[0]
const openTutor = async (given: Given, width = 1440) => {
  const opened = openPanel('/panel/users_show/501/', { width, handlers: [mock(getTutorForStaff, () => ({ tutor: buildTutor(given) }))] })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const line = (id: number) => ({ id, date: 0, type: 'topup' as const, sum: id, balance_after: 0, order_id: null, payment_id: null, comment: '' })

describe('a tutor’s page', () => {
  test.each([
    ['is on the site', 200, '/user-501/'],
    ['is not shown there', 404, undefined],
  ])('of a profile that %s', async (_, status_code, href) => {
    await openTutor({ status_code })
    expect(screen.queryByRole('link', { name: 'Анкета на сайті' })?.getAttribute('href')).toBe(href)
  })

  test('begins with the contacts where one column is all there is', async () => {
    await openTutor({}, 390)
    expect(within(screen.getByRole('main')).getAllByRole('region')[0]?.getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { name: 'Контакти' }).id,
    )
  })

  test('shows the last six wallet lines, and the others on demand', async () => {
    const { user } = await openTutor({ wallet: [1, 2, 3, 4, 5, 6, 7, 8].map(line) })
    const wallet = within(screen.getByRole('region', { name: 'Гаманець' }))
    expect(wallet.getAllByRole('listitem')).toHaveLength(6)
    await user.click(wallet.getByRole('button', { name: 'Показати ще 2' }))
    expect(wallet.getAllByRole('listitem')).toHaveLength(8)
  })

  test('says in words what is not verified', async () => {
    await openTutor({
      verification_points: [
        { key: 'email_confirmed', done: true },
        { key: 'interview_passed', done: false },
      ],
    })
    expect(screen.getByText('Ще ні: Співбесіду пройдено')).toBeDefined()
    expect(screen.getByText('Пошту підтверджено')).toBeDefined()
  })
})
