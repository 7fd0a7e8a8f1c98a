import type { IncomingMessage } from 'node:http'
import type { Edition } from '../../editions/index.ts'
import { editionOfHost, sideOf, siteUrlOf } from '../hosts.ts'
import { isBot } from '../http/bots.ts'
import type { HostOf } from '../http/proxies.ts'
import { remembering } from '../http/remembering.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Settings } from '../settings.ts'
import type { SiteServer } from './built.ts'
import { placeOf } from './place.ts'

interface Options {
  settings: Pick<Settings, 'editions' | 'defaultEdition' | 'domains' | 'siteUrl' | 'blogUrl' | 'mode' | 'port'>
  hostOf: HostOf
  site: Pick<SiteServer, 'keeps' | 'compares'>
  visitors: Pick<Visitors, 'isComparing' | 'running' | 'variantsAt'>
}

/**
 * Name of the kept page that answers a request: edition, what its addresses begin with, which is the host asked for outside production alone, site or blog,
 * robot or not, the variants that the page depends on, path and the query that it depends on, in the page's order. Null for what is never kept, and for a
 * browser that has to be welcomed to an experiment first.
 */
export function pageKey({ settings, hostOf, site, visitors }: Options) {
  const placeOfHost = remembering((host) => {
    const edition = editionOfHost(host, settings)
    const side = sideOf(host, edition, settings)
    return {
      edition,
      side,
      site: siteUrlOf(edition, settings, host),
      namesAt: remembering((path) => site.keeps(edition, placeOf(edition, path).path, side)),
    }
  })
  return (request: Pick<IncomingMessage, 'url' | 'method' | 'headers' | 'socket'>): string | null => {
    const { url = '', method, headers } = request
    if (method !== 'GET' && method !== 'HEAD') return null
    const { edition, side, site: address, namesAt } = placeOfHost(hostOf(request))
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const variants = visitors.isComparing(edition.code) ? variantsOf(request, edition, path, side) : ''
    if (variants === null) return null
    const start = `${edition.code} ${address} ${side === 'blog' ? 'blog ' : ''}${isBot(headers['user-agent']) ? 'bot ' : ''}${variants}${path}`
    if (at < 0) return start
    const names = namesAt(path)
    if (!names) return null
    const query = new URLSearchParams(url.slice(at))
    const kept = names.filter((name) => query.has(name))
    return kept.length ? `${start}?${new URLSearchParams(kept.map((name) => [name, query.get(name) ?? '']))}` : start
  }

  /** `best_tutors=2 ` for each running experiment of the page. */
  function variantsOf(request: Pick<IncomingMessage, 'headers'>, edition: Edition, path: string, side: 'site' | 'blog'): string | null {
    const running = visitors.running(edition.code, site.compares(edition, placeOf(edition, path).path, side))
    const variants = running.length ? visitors.variantsAt(edition.code, request) : null
    if (running.length && !variants) return null
    return running.map((name) => `${name}=${variants?.[name]} `).join('')
  }
}
