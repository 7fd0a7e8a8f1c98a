import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getTutorForStaff } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const missing = HttpResponse.json({ status: 'fail', data: null, error: 'not_found' }, { status: 404 })
const gone = [mock(getTutorForStaff, () => fail('not_found')), http.get('*/api/rest/outbox/:id', () => missing.clone())]

describe('the page of a record', () => {
  // react-admin writes every failed reading to the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  test.each([
    ['/panel/users_show/99999/', 'Користувачі'],
    ['/panel/users_show/abc/', 'Користувачі'],
    ['/panel/outbox/99999/', 'Вихідні повідомлення'],
    ['/panel/outbox/abc/', 'Вихідні повідомлення'],
    ['/panel/clients_show/abc/', 'Клієнти'],
  ])('that is not there says so and leads to the list: %s', async (path, list) => {
    openPanel(path, { handlers: gone })
    const notice = (await screen.findByText('Такого запису немає або його видалено')).closest('[role=status]')
    expect(notice?.querySelector('a')?.textContent).toBe(list)
  })

  test('that could not be read offers another try', async () => {
    const broken = http.get('*/api/rest/outbox/:id', () => HttpResponse.json({ status: 'fail', data: null, error: 'server_error' }, { status: 500 }))
    openPanel('/panel/outbox/5/', { handlers: [broken] })
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
    expect(screen.getByText('Помилка сервера')).toBeDefined()
  })
})
