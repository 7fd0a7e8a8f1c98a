import { createContext, type ReactNode, useContext } from 'react'
import { useSite } from './site.ts'

/** HTML of a part, drawn only once for all pages that show it of the same data. */
export type Keep = (name: string, of: object, draw: () => ReactNode) => string

/** The page server's; anywhere else parts are drawn where they stand. */
export const KeepContext = createContext<Keep | null>(null)

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * For parts of many pages that depend on nothing of the page but what is named: `<li {...kept('entry 9', tutor, () => <Entry tutor={tutor} />)} />`.
 * `name` says all that a part shows beside its data and the page's language; the data is another object when it shows anything else. No islands in it: those
 * belong to their page. A function and no component, for there are dozens in a page.
 */
export function useKept(): (name: string, of: object, draw: () => ReactNode) => Content {
  const keep = useContext(KeepContext)
  const { edition, language, elsewhere } = useSite()
  if (!keep) return (_name, _of, draw) => ({ children: draw() })
  const page = `${edition.code} ${language} ${elsewhere?.site ?? elsewhere?.blog ?? ''}`
  return (name, of, draw) => ({ dangerouslySetInnerHTML: { __html: keep(page + name, of, draw) } })
}
