import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useSite } from './site.ts'

/** HTML of a part, drawn only once for all pages that show it of the same data. */
export type Keep = (name: string, of: object, part: ReactNode) => string

/** The page server's; anywhere else parts are drawn where they stand. */
export const KeepContext = createContext<Keep | null>(null)

interface Props {
  as: 'li' | 'div'
  className?: string | undefined
  /** All that the part shows beside its data and the page's language: `entry 9`. */
  name: string
  /** The data, which is another object when it shows anything else. */
  of: object
  /** The part alone, so that nothing is made ready for one that is kept. No island: those belong to their page. */
  children: ReactNode
}

/** A part of many pages that depends on nothing of the page but what is named here. */
export function Kept({ as, className, name, of, children }: Props) {
  const keep = useContext(KeepContext)
  const { edition, language, elsewhere } = useSite()
  if (!keep) return createElement(as, { className }, children)
  return createElement(as, {
    className,
    dangerouslySetInnerHTML: { __html: keep(`${edition.code} ${language} ${elsewhere?.site ?? ''}${name}`, of, children) },
  })
}
