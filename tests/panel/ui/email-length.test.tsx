import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildTutor } from '../build/tutors.ts'
import { openPanel } from '../open-panel.tsx'

const rules = mock(calls.getOrderRules, () => ({ rules: {} }))
const order = [rules, mock(calls.listClients, () => ({ clients: [], total_count: 0, page_size: 25, pages_count: 0 }))]
const tutor = [rules, mock(calls.getTutorForStaff, () => ({ tutor: buildTutor({ email: null }) })), mock(calls.getTutorRules, () => ({ rules: {} }))]

describe('an e-mail address that is too long is told how long it may be', () => {
  test.each([
    ['a sender of mails', '/panel/email_profiles/create/', [], 'Зберегти', 2],
    ['a vacancy', '/panel/vacancies/create/', [], 'Зберегти', 1],
    ['a new order', '/panel/users_orders/create/', order, 'Створити заявку', 1],
    ['a tutor', '/panel/users_show/501/#profile', tutor, 'Зберегти', 1],
  ])('by the form of %s', async (_, path, handlers, save, count) => {
    const { user } = openPanel(path, { handlers })
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=email]')]
    await waitFor(() => expect(fields()).toHaveLength(count))
    for (const field of fields()) {
      await user.click(field)
      await user.paste(`${'n'.repeat(110)}@example.com`)
    }
    await user.click(within(fields()[0]?.closest('form') as HTMLElement).getByRole('button', { name: save }))
    await waitFor(() => expect(screen.getAllByText('Від 6 до 120 символів')).toHaveLength(count))
  })
})
