import { createHash } from 'node:crypto'
import { securityHeaders } from '../plugins/security-headers.ts'

/** Few styles come up again and again: pages of a kind show the same sheets. */
const MOST_STYLES = 200
const hashes = new Map<string, string>()

function hashOf(style: string): string {
  const known = hashes.get(style)
  if (known) return known
  if (hashes.size >= MOST_STYLES) hashes.clear()
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  hashes.set(style, hash)
  return hash
}

/** Where the videos of profiles play. */
const VIDEOS = 'https://www.youtube-nocookie.com'

/**
 * Content-Security-Policy of a page: scripts are files of ours, the one style is known by its hash. `api` is the host of calls and files
 * where it is apart from the site's; forms may go to the hosts of `posts` too: from the blog to the site, to a bank that is paid by a form.
 */
export function pagePolicy(style: string, api?: string, ...posts: readonly (string | undefined)[]): string {
  const ours = ["'self'", api].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${hashOf(style)}'`,
    `img-src ${ours} data:`,
    `connect-src ${ours}`,
    `media-src ${ours}`,
    `frame-src ${VIDEOS}`,
    "manifest-src 'self'",
    `form-action ${[ours, ...posts].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The back office's: emotion adds styles while it runs, by a nonce (design 9). */
export function panelPolicy(nonce: string, api?: string): string {
  const ours = ["'self'", api].filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // mails, which know no other styles, are looked at in frames that run nothing
    "style-src-attr 'unsafe-inline'",
    `img-src ${ours} data: blob:`,
    "font-src 'self'",
    `connect-src ${ours}`,
    `media-src ${ours}`,
    `form-action ${ours}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What a page carries that Fastify's hooks don't see. */
export const keptHeaders = (isSecure: boolean): Record<string, string> => ({
  ...securityHeaders,
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
})
