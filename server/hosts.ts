import { type Edition, type EditionCode, editionOf, isEditionCode } from '../editions/index.ts'
import type { Settings } from './settings.ts'

type SiteSettings = Pick<Settings, 'siteUrl' | 'domains' | 'mode' | 'editions' | 'defaultEdition' | 'port'>

/** Host without its port, in lower case. */
export const hostName = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/** The edition that a host names; an IP, bare localhost or an unknown host is the default one (design 4, spec: decisions API-17). */
export function editionOfHost(host: string, settings: Pick<Settings, 'editions' | 'defaultEdition' | 'domains'>): Edition {
  const name = hostName(host)
  const byDomain = settings.editions.find((code) => {
    const domain = settings.domains[code] ?? editionOf(code).domain
    return name === domain || name.endsWith(`.${domain}`)
  })
  if (byDomain) return editionOf(byDomain)
  const first = name.replace(/^blog\./, '').split('.')[0] ?? ''
  const isLocal = name.endsWith('.localhost')
  return editionOf(isLocal && isEditionCode(first) && settings.editions.includes(first as EditionCode) ? first : settings.defaultEdition)
}

/** The address of a part that has a host of its own: `https://{edition}.example.org` in words of the edition. */
export const partOf = (url: string | undefined, { code }: Pick<Edition, 'code'>) => url?.replace('{edition}', code)

/** Origins that may send this edition's changes: the request's own host, and the hosts of its parts where they are apart (spec: decisions API-10). */
export function allowedOrigins(host: string, protocol: string, edition: Edition, settings: Settings): string[] {
  const parts = [settings.siteUrl, settings.apiUrl, settings.panelUrl, settings.blogUrl].flatMap((url) => partOf(url, edition) ?? [])
  return [`${protocol}://${host}`, ...parts]
}

/**
 * Where links in mails lead, and canonical addresses begin: no slash at the end. In production a request's Host header has no say in it: whoever sends a
 * foreign one would otherwise get other people's links with their tokens, and leave their name in kept pages.
 */
export function siteUrlOf(edition: Edition, settings: SiteSettings, host?: string, protocol = 'http'): string {
  const site = partOf(settings.siteUrl, edition)
  if (site) return site
  const domain = settings.domains[edition.code]
  if (domain) return `https://${domain}`
  if (settings.mode === 'production') return `https://${edition.domain}`
  if (host && editionOfHost(host, settings).code === edition.code) return `${protocol}://${host}`
  return `http://${edition.code}.localhost:${settings.port}`
}
