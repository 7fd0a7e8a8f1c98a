import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { withSoundFilter } from '../data-providers/list-params.ts'
import { tell, watchErrors } from '../data-providers/watch-errors.ts'
import { languageTag } from '../editions/index.ts'
import { App } from './App.tsx'
import { findEdition } from './edition.ts'
import { buildI18n, loadTexts } from './i18n.ts'
import { BASE } from './layout/paths.ts'
import { resources } from './resources.ts'

watchErrors()
const edition = findEdition()
document.documentElement.lang = languageTag(edition, edition.panelLanguage)

// The page's policy admits only styles that carry its nonce.
const nonce = document.querySelector('meta[name=csp-nonce]')?.getAttribute('content') ?? ''
const cache = createCache({ key: 'css', nonce, prepend: true })
/** Where the words of staff are. */
const ownWords = document.querySelector('meta[name=own-words]')?.getAttribute('content') ?? ''
const root = document.getElementById('root')
// No await on the top: the texts share code with this file and would wait for it to end.
const { panelLanguage } = edition
loadTexts(panelLanguage, 'first', ownWords).then((texts) => {
  const i18nProvider = buildI18n(panelLanguage, texts, () => loadTexts(panelLanguage, 'whole', ownWords))
  void openingScreen()?.ahead?.(i18nProvider.whole)
  const sound = withSoundFilter(location.search)
  if (sound !== location.search) history.replaceState(null, '', location.pathname + sound)
  // A router of data routes, because only these can hold back a navigation from unsaved changes.
  const router = createBrowserRouter([{ path: `${BASE}/*`, element: <App edition={edition} i18nProvider={i18nProvider} /> }])
  if (root)
    createRoot(root, { onCaughtError }).render(
      <CacheProvider value={cache}>
        <RouterProvider router={router} />
      </CacheProvider>,
    )
}, sayNotLoaded)

/** A screen that can't be drawn says so in its place; the fault goes to the console and the server's log. */
function onCaughtError(error: unknown) {
  console.error(error)
  tell(error)
}

/** What the address names: a list, or a record. */
function openingScreen() {
  const [slug, id] = location.pathname.slice(BASE.length + 1).split('/')
  const resource = resources.find(({ name }) => name === slug)
  return id ? (resource?.show ?? resource?.edit) : resource?.list
}

/** Without texts nothing can be drawn: the words for it come with the page. */
function sayNotLoaded() {
  const said = document.querySelector<HTMLTemplateElement>('#not-loaded')?.content
  said?.querySelector('button')?.addEventListener('click', () => location.reload())
  if (said) root?.replaceChildren(said)
}
