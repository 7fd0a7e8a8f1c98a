import { and, ilike, or, type SQL } from 'drizzle-orm'

/** A pattern for `like` that finds the text anywhere, its own signs taken as they are. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Fewer digits of a phone are everybody's. */
const LEAST_DIGITS = 3

/**
 * Whether what is searched holds each word of the text, in whichever order: a surname may come first. A phone is found however it is parted and begun:
 * `8 (702) 123` finds `+7702123…`.
 */
export function holds(searched: SQL, text: string): SQL | undefined {
  const isPhone = /^[\d\s()+.-]+$/.test(text)
  if (!isPhone) return and(...text.split(/\s+/).map((word) => ilike(searched, contains(word))))
  const national = text.replaceAll(/\D/g, '').replace(/^[078]/, '')
  return or(ilike(searched, contains(text)), national.length >= LEAST_DIGITS ? ilike(searched, contains(national)) : undefined)
}
