import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { type ClientRow, listClients } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const client: z.output<typeof ClientRow> = {
  id: 12,
  name: 'Руслан',
  first_name: 'Руслан',
  last_name: '',
  email: 'ruslan@docento.test',
  email_confirmed: true,
  phone_plain: '380501112233',
  phone_default_country_code: 380,
  phone_confirmed: true,
  messengers: { viber: true, whatsapp: false },
  lang: 'ru',
  city_id: null,
  city: null,
  blacklisted: false,
  blacklist_comment: '',
  terms_confirmed_at: null,
  terms_declined_at: null,
  email_subscriptions: { reminders: true, news: false, promo: false },
  tutor_id: 5,
  orders_count: 2,
  created_at: 1_795_000_000,
  last_login_at: null,
  deleted_at: null,
  admin_comment: '',
}
const one = mock(listClients, () => ({ clients: [client], total_count: 1, page_size: 25, pages_count: 1 }))
const openClient = (edition: 'ua' | 'es') => openPanel('/panel/clients_show/12/', { edition, handlers: [one, ...restResource('audit', [])] })

describe('a client', () => {
  test('has their language by its name', async () => {
    openClient('ua')
    expect(await screen.findByText('російська')).toBeDefined()
  })

  test('and numbers as the panel’s language writes them', async () => {
    openClient('es')
    expect(await screen.findByText('ruso')).toBeDefined()
    expect(screen.getByRole('link', { name: 'n.º 5' })).toBeDefined()
  })
})
