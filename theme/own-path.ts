const SITE = 'http://site.invalid'

/**
 * The path that somebody wants to be led back to, when it is a page of this site; null for what could lead elsewhere, or to a call, however it is written
 * (spec: decisions API-8, AUTH-2).
 */
export function ownPath(back: string | undefined): string | null {
  if (!back?.startsWith('/')) return null
  const url = URL.parse(back, SITE)
  if (url?.origin !== SITE || url.pathname.startsWith('//') || isCall(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** The server reads an address decoded: `/%61pi` is `/api`. */
function isCall(pathname: string): boolean {
  try {
    return /^\/api(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
