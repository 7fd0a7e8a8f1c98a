import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AnyHandler } from 'msw'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { forgetSession } from '../../data-providers/session.ts'
import { type EditionCode, editionOf } from '../../editions/index.ts'
import { App } from '../../panel/App.tsx'
import { buildI18n } from '../../panel/i18n.ts'
import { BASE } from '../../panel/layout/paths.ts'
import es from '../../panel/texts/es.ts'
import firstEs from '../../panel/texts/es-first.ts'
import ua from '../../panel/texts/ua.ts'
import firstUa from '../../panel/texts/ua-first.ts'
import { getList, getOrderRules, getPreferences, getTutorSchoolCandidate, setPreferences } from '../../schemas/index.ts'
import { chatServer } from '../build/chat-server.ts'
import { mock } from '../mock.ts'
import { api } from '../setup/msw.ts'
import { restResource } from './build/rest.ts'
import { buildAuth, noNotifications } from './build/staff.ts'

const texts = { ua, es }
/** Out of the page, where each question for a role would be one to every rule; plots alone are as wide as their style says. */
const unseen = createCache({ key: 'css', container: document.createElement('div') })
const seen = createCache({ key: 'css' })
const firstTexts = { ua: firstUa, es: firstEs }

/** jsdom has no layout: a window of this width, for `min-width` and `max-width`. */
function setWidth(width: number) {
  const fits = (query: string) => {
    const [, end, size] = /(min|max)-width:(\d+)px/.exec(query) ?? []
    return end === 'min' ? width >= Number(size) : end === 'max' && width <= Number(size)
  }
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: fits(media), onchange: null, addListener() {}, removeListener() {} })
}

interface Opening {
  /** Of the signed-in member of staff; null: nobody is signed in. */
  status?: number | null
  edition?: EditionCode
  handlers?: AnyHandler[]
  /** Of the window in px. */
  width?: number
  /** True where a screen is to do with the words that the panel starts with. */
  isStart?: boolean
  /** True where plots are drawn. */
  isStyled?: boolean
}

/** Opens the back office at an address, as a browser would; what a test does not answer fails. */
export function openPanel(
  path: string,
  { status = 1, edition = 'ua', handlers = [], width = 1440, isStart = false, isStyled = false }: Opening = {},
) {
  forgetSession()
  setWidth(width)
  history.pushState({}, '', path)
  const session = status === null ? [] : [mock(getList, noNotifications, buildAuth(status))]
  api.use(
    ...handlers,
    ...session,
    mock(getOrderRules, () => ({ rules: {} })),
    mock(getPreferences, () => ({ preferences: {} })),
    // most tutors never asked the school
    mock(getTutorSchoolCandidate, () => ({ candidate: null })),
    // what was set up a moment ago is sent a moment later
    mock(setPreferences, () => ({})),
    ...restResource('audit', []),
    chatServer().handler,
  )
  const { panelLanguage } = editionOf(edition)
  const whole = texts[panelLanguage]
  const i18nProvider = isStart ? buildI18n(panelLanguage, firstTexts[panelLanguage], async () => whole) : buildI18n(panelLanguage, whole)
  const router = createBrowserRouter([{ path: `${BASE}/*`, element: <App edition={editionOf(edition)} i18nProvider={i18nProvider} /> }])
  render(
    <CacheProvider value={isStyled ? seen : unseen}>
      <RouterProvider router={router} />
    </CacheProvider>,
  )
  return { user: userEvent.setup(), router }
}
