import { createHash } from 'node:crypto'
import { rememberingBeside } from '../http/remembering.ts'
import { securityHeaders } from '../plugins/security-headers.ts'

const hashOf = rememberingBeside((style: Buffer) => `sha256-${createHash('sha256').update(style).digest('base64')}`)

/** Where the videos of profiles play. */
const VIDEOS = 'https://www.youtube-nocookie.com'

interface Hosts {
  /** Of calls and files, where it is apart from the site's. */
  api?: string | undefined
  /** Where forms may go too: from the blog to the site, to a bank that is paid by a form. */
  posts?: readonly (string | undefined)[]
  /** Whose scripts and frames a page may let in, such as a captcha's. */
  guests?: readonly string[]
}

/**
 * Content-Security-Policy of a page: scripts are files of ours and of guests that the settings name, the one style is known by its hash. Guests write styles into the
 * page while they draw, and beside a hash none of them would count; nothing that users write keeps a style.
 */
export function pagePolicy(style: Buffer | undefined, { api, posts = [], guests = [] }: Hosts = {}): string {
  const ours = ["'self'", api].filter(Boolean).join(' ')
  const theirs = guests.map((guest) => ` ${guest}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${theirs}`,
    ...(guests.length > 0
      ? [`style-src 'self' 'unsafe-inline'${theirs}`, `font-src${theirs}`]
      : [`style-src 'self'${style ? ` '${hashOf(style)}'` : ''}`]),
    // a picture is shown before it is sent
    `img-src ${ours} data: blob:${theirs}`,
    `connect-src ${ours}${theirs}`,
    // a chat rings
    `media-src ${ours}${theirs}`,
    `frame-src ${VIDEOS}${theirs}`,
    "manifest-src 'self'",
    `form-action ${[ours, ...posts].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The back office's: emotion adds styles while it runs, by a nonce. */
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
