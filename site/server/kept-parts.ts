import { renderToString } from 'preact-render-to-string'
import type { ReactElement, ReactNode } from 'react'
import { type Keep, KeepContext } from '../kept.tsx'
import { type Site, SiteContext } from '../site.ts'
import { given } from './given.ts'
import { type KeptBytes, keptBytes } from './kept-bytes.ts'
import { sheetsIn } from './sheets.ts'
import { placeOf } from './splice.ts'

/** A part's HTML, beside it the names of the sheets that it needs. */
type Part = KeptBytes<ReadonlySet<string>>

/** A page's body with the kept parts left out: put them in their places (`splice`) before other pages are drawn, which write over them. */
export interface Drawn {
  html: string
  kept: readonly Buffer[]
  sheets: Set<string>
}

export type Parts = ReturnType<typeof keptParts>

/** Draws pages of parts that are kept from one page to the next, in so many bytes. */
export function keptParts({ maxBytes = 12 * 1024 * 1024 } = {}) {
  const parts = keptBytes<ReadonlySet<string>>(maxBytes)
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
    return parts.add(key, html, setOf(sheetsIn(html)))
  }

  return {
    /** Draws a page's tree; only what is not kept is drawn and read through for its sheets. */
    draw(site: Site, tree: ReactNode): Drawn {
      const used: Part[] = []
      const keep: Keep = (name, of, draw) => {
        used.push(partOf(name, of, site, draw))
        return placeOf(used.length - 1)
      }
      const html = textOf(given(SiteContext, site, given(KeepContext, keep, tree)))
      const sheets = sheetsIn(html)
      for (const names of new Set(used.map((part) => part.beside))) for (const name of names) sheets.add(name)
      return { html, kept: used.map(({ bytes }) => bytes), sheets }
    },
  }
}

const textOf = (element: ReactElement): string => renderToString(element as never)
