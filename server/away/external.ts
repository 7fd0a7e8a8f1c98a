import { editionOf } from '../../editions/index.ts'
import type { Context } from '../context.ts'
import { blogUrlOf, partOf, siteUrlOf } from '../hosts.ts'

/** Whose links are ours. */
export type Place = Pick<Context, 'settings' | 'siteUrl'>

/** No address that somebody means is longer. */
const LONGEST_URL = 2000

/** The other site's address that a link has; null for one that stays with us, in whichever edition, and for what is no address of a page. */
export function externalUrl(href: string, place: Place): string | null {
  const url = URL.parse(href)
  return !url || !isPage(url) || isOurs(url, place) ? null : url.href
}

/** Whether a link leads to a page of ours, in whichever edition. */
export function isOwnUrl(href: string, place: Place): boolean {
  const url = URL.parse(href)
  return url !== null && isPage(url) && isOurs(url, place)
}

/** Whether a link leads to another site by an address too long for a code: nobody is led there. */
export function leadsTooFar(href: string, place: Place): boolean {
  const url = URL.parse(href)
  return url !== null && isOfWeb(url) && url.href.length > LONGEST_URL && !isOurs(url, place)
}

const isOfWeb = ({ protocol }: URL) => ['http:', 'https:'].includes(protocol)

const isPage = (url: URL) => isOfWeb(url) && url.href.length <= LONGEST_URL

const isOurs = ({ hostname }: URL, place: Place) => ownNames(place).some((name) => hostname === name || hostname.endsWith(`.${name}`))

function ownNames({ settings, siteUrl }: Place): string[] {
  const urls = settings.editions.flatMap((code) => {
    const edition = editionOf(code)
    const site = siteUrlOf(edition, settings)
    return [site, blogUrlOf(edition, settings, site), partOf(settings.panelUrl, edition), partOf(settings.apiUrl, edition)]
  })
  return [siteUrl, ...urls].flatMap((url) => (url ? new URL(url).hostname : []))
}
