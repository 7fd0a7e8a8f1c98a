import { LRUCache } from 'lru-cache'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement, ReactNode } from 'react'
import { type Keep, KeepContext } from '../kept.tsx'
import { type Site, SiteContext } from '../site.ts'
import { given } from './given.ts'
import { sheetsIn } from './sheets.ts'
import { placeOf, splice } from './splice.ts'

interface Part {
  html: Buffer
  /** Names of the sheets that it needs. */
  sheets: ReadonlySet<string>
}

/** A page's body in pieces, most of them kept ones. */
export interface Drawn {
  html: readonly Buffer[]
  sheets: Set<string>
}

export type Parts = ReturnType<typeof keptParts>

/** Draws pages of parts that are kept from one page to the next, in so many bytes. */
export function keptParts({ maxBytes = 20 * 1024 * 1024 } = {}) {
  const parts = new LRUCache<string, Part>({ maxSize: maxBytes, sizeCalculation: ({ html }, name) => html.length + name.length })
  const numbers = new WeakMap<object, number>()
  let last = 0

  const numberOf = (of: object): number => {
    const number = numbers.get(of) ?? ++last
    numbers.set(of, number)
    return number
  }

  /** Parts alike name the same sheets: one set for them all. */
  const sets = new Map<string, ReadonlySet<string>>()
  const setOf = (names: ReadonlySet<string>): ReadonlySet<string> => {
    const key = [...names].join(' ')
    const known = sets.get(key) ?? names
    sets.set(key, known)
    return known
  }

  const partOf = (name: string, of: object, site: Site, draw: () => ReactNode): Part => {
    const key = `${numberOf(of)} ${name}`
    const known = parts.get(key)
    if (known) return known
    const html = textOf(given(SiteContext, site, draw()))
    const part = { html: ownBytes(html), sheets: setOf(sheetsIn(html)) }
    parts.set(key, part)
    return part
  }

  return {
    /** Draws a page's tree; only what is not kept is drawn and read through for its sheets. */
    draw(site: Site, tree: ReactNode): Drawn {
      const used: Part[] = []
      const keep: Keep = (name, of, draw) => {
        used.push(partOf(name, of, site, draw))
        return placeOf(used.length - 1)
      }
      const around = textOf(given(SiteContext, site, given(KeepContext, keep, tree)))
      const sheets = sheetsIn(around)
      for (const names of new Set(used.map((part) => part.sheets))) for (const name of names) sheets.add(name)
      const html = splice(
        around,
        used.map((part) => [part.html]),
      )
      return { html, sheets }
    },

    /** What the kept parts take. */
    bytes: () => parts.calculatedSize,
  }
}

/** Bytes in memory of their own: small ones otherwise lie in blocks with what is long forgotten, and keep all of it. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const textOf = (element: ReactElement): string => renderToString(element as never)
