import '../browser/entry.ts'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { speak } from '../../data-providers/api.ts'
import { withoutLocale } from '../../editions/local-path.ts'
import { keepTyped, replayPress } from '../browser/before-script.ts'
import { laterStyle } from '../browser/later-style.ts'
import { pageSite } from '../browser/page-site.ts'
import { leaveBy } from '../browser/unsaved.ts'
import { Cabinet } from './Cabinet.tsx'
import type { First } from './first.ts'
import { opening } from './opening.ts'
import { findScreen, isCabinetPath } from './routes.ts'
import { newEntry, rememberScroll } from './scroll-memory.ts'
import { textsOf } from './texts-of.ts'

async function start(at: HTMLElement) {
  const first: First = JSON.parse(at.dataset.first ?? '{}')
  const site = await pageSite()
  const { edition, language, path, fetchTexts } = site
  speak(language)

  // menus outside of the application lead to its screens too
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hreflang || link.origin !== window.location.origin || event.defaultPrevented) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const inside = withoutLocale(edition, language, link.pathname)
    if (!isCabinetPath(edition, inside) || (link.hash && link.pathname === window.location.pathname)) return
    event.preventDefault()
    leaveBy(() => navigate(link.pathname + link.search + link.hash, { state: newEntry() }))
  })

  // not before something has the focus that it could lose
  window.addEventListener('focusin', () => import('./keep-focus.ts').then(({ keepFocus }) => keepFocus()).catch(() => {}), { once: true })

  const found = await findScreen(edition, path)
  if (!found) return
  await fetchTexts(...textsOf(found.page, first.form))
  rememberScroll()
  const replayFields = keepTyped(at)
  hydrateRoot(at, <Cabinet page={found.page} first={first} site={site} open={opening(site, first.origin)} />)
  replayPress(at)
  laterStyle()
  await replayFields()
}

const root = document.getElementById('cabinet')
if (root) start(root)
