import { isIP } from 'node:net'
import { type Edition, type EditionCode, editionOf, isEditionCode } from '../editions/index.ts'
import type { Settings } from './settings.ts'

type SiteSettings = Pick<Settings, 'siteUrl' | 'domains' | 'mode' | 'editions' | 'defaultEdition' | 'port'>

/** Host without its port, in lower case. */
export const hostName = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/** The domain by which the world knows each edition of the installation. */
export const domainsOf = ({ editions, domains }: Pick<Settings, 'editions' | 'domains'>) =>
  editions.map((code) => domains[code] ?? editionOf(code).domain)

/** The edition that a host names; an IP, bare localhost or an unknown host is the default one (spec: decisions API-17). */
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

/** Whether a host is the edition's blog, BLOG_URL or `blog.` in front of the site's host, or the site itself, as is every unknown one. */
export function sideOf(host: string, edition: Pick<Edition, 'code'>, settings: Pick<Settings, 'blogUrl'>): 'site' | 'blog' {
  const name = hostName(host)
  const blog = partOf(settings.blogUrl, edition)
  return (blog ? name === new URL(blog).hostname : name.startsWith('blog.')) ? 'blog' : 'site'
}

/** The address of a part that has a host of its own: `https://{edition}.example.org` in words of the edition. */
export const partOf = (url: string | undefined, { code }: Pick<Edition, 'code'>) => url?.replace('{edition}', code)

/**
 * Origins that may send this edition's changes and read its answers with cookies: the request's own host, the edition's site, its blog and its panel
 * (spec: decisions API-10). Files that people sent live on the API's host, so that one is not among them.
 */
export function allowedOrigins(host: string, protocol: string, edition: Edition, settings: Settings): string[] {
  const site = siteUrlOf(edition, settings, host, protocol)
  const blog = blogUrlOf(edition, settings, site)
  const panel = partOf(settings.panelUrl, edition) ?? site
  return [...new Set([`${protocol}://${host}`, site, blog, panel])]
}

/**
 * Domain that cookies carry so that an edition's parts on hosts of their own share them: the longest name above all of these hosts, the blog's
 * among them; undefined where they have none in common, on localhost and for addresses (spec: decisions API-9). Browsers take a domain only from a host
 * below it, and none that is a registry's like `co.in`.
 */
export function cookieDomain(host: string, edition: Edition, settings: Settings): string | undefined {
  const site = siteUrlOf(edition, settings)
  const parts = [settings.apiUrl, settings.panelUrl].flatMap((url) => partOf(url, edition) ?? [])
  const names = [site, blogUrlOf(edition, settings, site), ...parts].map((url) => new URL(url).hostname)
  const parent = parentOf(names)
  const name = hostName(host)
  return parent && (name === parent || name.endsWith(`.${parent}`)) ? parent : undefined
}

/** Below these anybody may have a name. */
const registries = /^(ac|co|com|edu|gob|gov|info|net|nom|org)\.[a-z]{2}$/

function parentOf(names: readonly string[]): string | null {
  const [first = [], ...others] = names.map((name) => name.split('.').reverse())
  const end = first.findIndex((label, at) => others.some((other) => other[at] !== label))
  const parent = first
    .slice(0, end < 0 ? first.length : end)
    .reverse()
    .join('.')
  const isShared = parent.includes('.') && !registries.test(parent) && !parent.endsWith('.localhost') && !/^[\d.]+$/.test(parent)
  return isShared ? parent : null
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
  if (host && editionOfHost(host, settings).code === edition.code) return `${protocol}://${host.replace(/^blog\./i, '')}`
  return `http://${edition.code}.localhost:${settings.port}`
}

/** Where the edition's blog is: `blog.` in front of its site unless BLOG_URL names another. Nothing can stand in front of an IP: there it is the local name's. */
export function blogUrlOf(edition: Pick<Edition, 'code'>, settings: Pick<Settings, 'blogUrl'>, siteUrl: string): string {
  const own = partOf(settings.blogUrl, edition)
  if (own) return own
  const { protocol, hostname, port } = new URL(siteUrl)
  const name = isIP(hostname.replace(/[[\]]/g, '')) ? `${edition.code}.localhost` : hostname
  return `${protocol}//blog.${name}${port && `:${port}`}`
}
