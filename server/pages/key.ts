import type { IncomingMessage } from 'node:http'
import { editionOfHost } from '../hosts.ts'
import type { Settings } from '../settings.ts'
import { isBot } from './bots.ts'
import type { SiteServer } from './built.ts'
import { placeOf } from './place.ts'

type Hosts = Pick<Settings, 'editions' | 'defaultEdition' | 'domains'>

/**
 * Name of the kept page that answers a request: edition, robot or not, path and the query that the page depends on, in the page's order.
 * Null for what is never kept.
 */
export const pageKey =
  (settings: Hosts, keeps: SiteServer['keeps']) =>
  ({ url = '', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string | null => {
    if (method !== 'GET' && method !== 'HEAD') return null
    const edition = editionOfHost(headers.host ?? '', settings)
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const start = `${edition.code} ${isBot(headers['user-agent']) ? 'bot ' : ''}${path}`
    if (at < 0) return start
    const names = keeps(edition, placeOf(edition, path).path)
    if (!names) return null
    const query = new URLSearchParams(url.slice(at))
    const kept = names.filter((name) => query.has(name))
    return kept.length ? `${start}?${new URLSearchParams(kept.map((name) => [name, query.get(name) ?? '']))}` : start
  }
