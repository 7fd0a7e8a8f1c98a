import { isPaidVisit } from '../../schemas/paid-visit-terms.ts'
import { local, session } from './storage.ts'

/** What a visit leaves behind for later calls, in the session's storage as `utm` (spec: public 2.7; decisions OPS-1). */
const UTM = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** Keys of an older product (spec: public 9, local storage cleanup). */
const LEGACY = ['favorites', 'expirationOfFavorites'] as const

const isUnder = (path: string, alias: string) => `${path}/`.includes(`/${alias}/`)

/** Whether a visit counts as one of the offline catalogue: it came from there or is there, and not from the online one. */
export const isOfflineVisit = (paths: readonly string[], offline: string, online: string): boolean =>
  paths.some((path) => isUnder(path, offline) && !isUnder(path, online))

/** The blog has a name below the site's: who comes from one to the other comes from nowhere else. */
const isOurs = (host: string, here: string): boolean => `.${host}`.endsWith(`.${here}`) || `.${here}`.endsWith(`.${host}`)

/** Keeps the campaign, an external referrer and the kind of catalogue for the session; removes legacy keys. An advertisement that is paid by what comes of it is told to the server. */
export function noteArrival({ location, referrer, documentElement }: Pick<Document, 'location' | 'referrer' | 'documentElement'>) {
  const query = new URLSearchParams(location.search)
  const utm = UTM.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, 200)]] : []))
  // a new campaign takes the place of the whole one before
  if (utm.length) session.writeJson('utm', Object.fromEntries(utm))
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  if (from && !isOurs(from.host, location.host)) session.write('referrer', referrer)
  const { catalog = '', catalogOnline = '', cpa = '' } = documentElement.dataset
  if (isPaidVisit(Object.fromEntries(query), cpa))
    import('./tell-ad.ts').then(
      ({ tellAd }) => tellAd(query, cpa),
      () => {},
    )
  const inside = from?.host === location.host ? [from.pathname] : []
  if (isOfflineVisit([...inside, location.pathname], catalog, catalogOnline)) session.write('catalog_type', 'offline')
  else session.remove('catalog_type')
  for (const key of LEGACY) local.remove(key)
}

/** The language that was last chosen in the switcher (spec: public 2.9). */
export function rememberLanguage() {
  document.addEventListener('click', ({ target }) => {
    const language = target instanceof Element && target.closest<HTMLElement>('a[data-language]')?.dataset.language
    if (language) local.write('locale', language)
  })
}
