import '../browser/entry.ts'
import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { api, speak } from '../../data-providers/api.ts'
import { keepTyped, replayPress } from '../browser/before-script.ts'
import { laterStyle } from '../browser/later-style.ts'
import { pageSite } from '../browser/page-site.ts'
import { leaveBy } from '../browser/unsaved.ts'
import { leadLanguagesTo } from '../layout/lead-languages.ts'
import { Outcome, type Visit } from '../page.ts'
import { localPath, withoutLocale } from '../site.ts'
import { Cabinet, type Open } from './Cabinet.tsx'
import type { First } from './first.ts'
import { findScreen, isCabinetPath } from './routes.ts'
import { newEntry, rememberScroll } from './scroll-memory.ts'
import { textsOf } from './texts-of.ts'

async function start(at: HTMLElement) {
  const first: First = JSON.parse(at.dataset.first ?? '{}')
  const site = await pageSite()
  const { edition, language, path, texts, fetchTexts } = site
  speak(language)

  const open: Open = async (address) => {
    const { pathname, searchParams, search } = new URL(address, window.location.href)
    const found = await findScreen(edition, pathname)
    if (!found) return null
    const { page, params } = found
    const query = Object.fromEntries([...searchParams].filter(([name]) => page.keeps?.includes(name)))
    const visit: Visit = { api, edition, language, origin: first.origin, path: pathname, params, query, texts, bot: false }
    const [data] = await Promise.all([page.load(visit), fetchTexts(...textsOf(page)), laterStyle()])
    if (data instanceof Outcome) return null
    leadLanguagesTo((other) => localPath(edition, other, pathname) + search)
    return { page, data, path: pathname, title: page.head(data, visit).title }
  }

  // menus outside of the application lead to its screens too
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== window.location.origin || event.defaultPrevented) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const inside = withoutLocale(edition, language, link.pathname)
    if (!isCabinetPath(edition, inside) || (link.hash && link.pathname === window.location.pathname)) return
    event.preventDefault()
    leaveBy(() => navigate(link.pathname + link.search + link.hash, { state: newEntry() }))
  })

  const found = await findScreen(edition, path)
  if (!found) return
  await fetchTexts(...textsOf(found.page, first.form))
  rememberScroll()
  const replayFields = keepTyped(at)
  hydrateRoot(at, <Cabinet page={found.page} first={first} site={site} open={open} />)
  replayPress(at)
  laterStyle()
  await replayFields()
}

const root = document.getElementById('cabinet')
if (root) start(root)
