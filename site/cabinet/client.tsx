import '../browser/entry.ts'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { api } from '../../data-providers/api.ts'
import { defaultLanguage, editionOf, wordingOf } from '../../editions/index.ts'
import { keepTyped, replayPress } from '../browser/before-script.ts'
import { Outcome, type Page, type Visit } from '../page.ts'
import { type Site, withoutLocale } from '../site.ts'
import type { Subject, Texts } from '../texts.ts'
import { Cabinet, type Opened } from './Cabinet.tsx'
import type { First } from './first.ts'
import { findScreen, isCabinetPath } from './routes.ts'

const files = import.meta.glob<object>(['../../locales/*/*.ts', '!../../locales/*/{index,mails}.ts'], { import: 'default' })
const loaded = new Map<Subject, unknown>()

async function start(at: HTMLElement) {
  const first: First = JSON.parse(at.dataset.first ?? '{}')
  const { language, origin, path } = first
  const edition = editionOf(first.edition)
  const base = language === defaultLanguage(edition) ? '' : `/${language}`
  const texts = <S extends Subject>(subject: S) => loaded.get(subject) as Texts[S]
  const fetchTexts = async (...subjects: readonly Subject[]) => {
    await Promise.all(
      subjects.map(async (subject) => {
        if (!loaded.has(subject)) loaded.set(subject, await files[`../../locales/${wordingOf(edition, language)}/${subject}.ts`]?.())
      }),
    )
  }
  const site: Site = { edition, language, path, texts, fetchTexts }

  /** Fetches what a screen says before it is drawn. */
  const read = ({ texts = [] }: Page) => fetchTexts('common', 'errors', ...texts)

  const open = async (address: string): Promise<Opened | null> => {
    const { pathname, searchParams } = new URL(address, window.location.href)
    const found = await findScreen(edition, pathname)
    if (!found) return null
    const { page, params } = found
    const query = Object.fromEntries([...searchParams].filter(([name]) => page.keeps?.includes(name)))
    const visit: Visit = { api, edition, language, origin, path: pathname, params, query, texts, bot: false }
    const [data] = await Promise.all([page.load(visit), read(page)])
    return data instanceof Outcome ? null : { page, data, path: pathname, title: page.head(data, visit).title }
  }

  // menus outside of the application lead to its screens too
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== window.location.origin || event.defaultPrevented) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const inside = withoutLocale(edition, language, link.pathname)
    if (!isCabinetPath(edition, inside) || (link.hash && link.pathname === window.location.pathname)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })

  const found = await findScreen(edition, path)
  if (!found) return
  await read(found.page)
  const replayFields = keepTyped(at)
  hydrateRoot(
    at,
    <Router base={base}>
      <Cabinet page={found.page} first={first} site={site} open={open} />
    </Router>,
  )
  replayPress(at)
  await replayFields()
}

const root = document.getElementById('cabinet')
if (root) start(root)
