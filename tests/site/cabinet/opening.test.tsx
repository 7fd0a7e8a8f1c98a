import { render, screen } from '@testing-library/preact'
import { type ComponentChild, createElement } from 'preact'
import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { getRole, getWalletHistory } from '../../../schemas/index.ts'
import { Cabinet, type Opened } from '../../../site/cabinet/Cabinet.tsx'
import { LoadFailed } from '../../../site/cabinet/LoadFailed.tsx'
import { loaded } from '../../../site/cabinet/loaded.ts'
import { opening } from '../../../site/cabinet/opening.ts'
import { Outcome, page, type Visit } from '../../../site/page.ts'
import { signedOut } from '../../build/auth.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

const { failed, retry } = locales.ru.common
const site = {
  edition: editionOf('kz'),
  language: 'ru' as const,
  path: '/nz',
  texts: <S extends keyof typeof locales.ru>(subject: S) => locales.ru[subject],
  fetchTexts: async () => {},
}
const wallet = page({
  role: 'tutor',
  load: async (visit: Visit) => loaded(await visit.api.get('/tutor/wallet/history', {})),
  head: () => ({ title: 'Wallet' }),
  View: ({ data }) => (data && !(data instanceof Outcome) ? <h1>Wallet</h1> : <LoadFailed />),
})
const found = async () => ({ page: wallet, params: {}, source: '' })
const withoutCode = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const cutOff = () => api.use(unreachable(getRole), unreachable(getWalletHistory))

/** What opening the wallet shows: its heading, the words below, the page's title. */
async function seen(opened: Opened | null) {
  if (!opened) return null
  render(createElement(Cabinet, { page: opened.page, first: { data: opened.data, form: undefined }, site, open: null }) as ComponentChild)
  const alert = await screen.findByRole('alert')
  return { heading: screen.getByRole('heading', { level: 1 }).textContent, files: alert.querySelectorAll('img').length, title: opened.title }
}

describe('a screen that can’t be shown', () => {
  test('for want of a connection says so, with nothing that would have to be fetched', async () => {
    cutOff()
    const opened = await opening(site, '', found)('/wallet')
    expect(await seen(opened)).toEqual({ heading: failed.network, files: 0, title: 'Wallet' })
    expect(screen.getByRole('button', { name: retry })).toBeTruthy()
  })

  test('says so too where its code never came', async () => {
    cutOff()
    const opened = await opening(site, '', withoutCode)('/wallet')
    expect(await seen(opened)).toEqual({ heading: failed.network, files: 0, title: failed.network })
    expect(opened?.path).toBe('/wallet')
  })

  test('because we failed does not blame the connection', async () => {
    api.use(mock(getWalletHistory, () => fail('server_error')))
    expect(await seen(await opening(site, '', found)('/wallet'))).toMatchObject({ heading: failed.server_error })
  })

  test('because its code is gone while the server answers is left to the server', async () => {
    api.use(mock(getRole, () => ({}), signedOut))
    expect(await opening(site, '', withoutCode)('/wallet')).toBeNull()
  })
})
