import type { CoreFileRecord } from '../../data-providers/core-files.ts'
import type { CoreFileVersion } from '../../schemas/index.ts'

/** robots.txt, or the words of staff by their keys. */
export type Content = Pick<CoreFileVersion, 'robots' | 'words'>

export interface Changed {
  /** A word's key; '' for robots.txt. */
  key: string
  was: string
  now: string
}

/** What differs between two states of a file; a word that staff took back is the product's again. */
export function differences({ product }: Pick<CoreFileRecord, 'product'>, was: Content, now: Content): Changed[] {
  const robots = was.robots === now.robots ? [] : [{ key: '', was: was.robots, now: now.robots }]
  const keys = [...new Set([...Object.keys(was.words), ...Object.keys(now.words)])]
  const said = ({ words }: Content, key: string) => words[key] ?? product[key] ?? ''
  const words = keys.map((key) => ({ key, was: said(was, key), now: said(now, key) }))
  return [...robots, ...words.filter((word) => word.was !== word.now)]
}
