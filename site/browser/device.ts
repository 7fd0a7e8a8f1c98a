import type { browsers, platforms, systems } from '../../schemas/web-vital-terms.ts'
import { isPhone } from './phone.ts'

type Named<Names extends readonly string[]> = readonly [name: Names[number], pattern: RegExp]

/** A tablet of Apple calls itself a Mac, which has no touch screen. */
const isTouchedMac = (userAgent: string, touchPoints: number) => /Macintosh/.test(userAgent) && touchPoints > 1

const find = <Names extends readonly string[]>(among: readonly Named<Names>[], userAgent: string) =>
  among.find(([, pattern]) => pattern.test(userAgent))?.[0]

export function platformOf(userAgent: string, touchPoints: number): (typeof platforms)[number] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent) || isTouchedMac(userAgent, touchPoints)) return 'tablet'
  return isPhone(userAgent) ? 'phone' : 'desktop'
}

const known: readonly Named<typeof systems>[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Macintosh/],
  ['linux', /Linux|X11/],
]

export const systemOf = (userAgent: string, touchPoints: number): (typeof systems)[number] =>
  isTouchedMac(userAgent, touchPoints) ? 'ios' : (find(known, userAgent) ?? 'other')

/** Those first that name another one beside themselves. */
const engines: readonly Named<typeof browsers>[] = [
  ['edge', /Edg(A|iOS)?\//],
  ['opera', /OPR\/|OPiOS\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\//],
]

export const browserOf = (userAgent: string): (typeof browsers)[number] => find(engines, userAgent) ?? 'other'
