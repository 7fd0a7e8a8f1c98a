import { hash } from 'node:crypto'
import type { Language } from '../../editions/index.ts'

/** What a picture for those who share a page shows: words as they are said, and which pictures of ours. */
export interface Poster {
  /** A face beside words, words beside a picture, or words alone with our drawing. */
  look: 'person' | 'article' | 'list'
  /** Small words over the title. */
  above?: string
  title: string
  below?: string
  price?: { amount: string; unit: string }
  mark?: { mean: string; count: string }
  /** Address of an upload. */
  picture?: string
}

/** Pages that have a drawn picture; the rest of its address says which page. */
export type PosterKind = 'tutor' | 'catalogue' | 'news' | 'blog' | 'ads'

/** Where a page's picture is, and what it shows. */
export interface PosterPlace {
  kind: PosterKind
  /** What names the page among its kind: an id, an alias, a path. */
  name: string | number
  poster: Poster
}

/** Size that networks show whole. */
export const posterSize = { width: 1200, height: 630 } as const

/** Raised when the drawing changes, so that nobody shows the old one. */
const DRAWING = 1

/** Name of a poster's file, by what it shows. */
export const posterHash = (poster: Poster): string => hash('sha256', JSON.stringify([DRAWING, poster])).slice(0, 32)

const VERSION_LENGTH = 10

/** How an address tells which poster it means: who asks for it may keep the answer for good. */
export const posterVersion = (hash: string) => hash.slice(0, VERSION_LENGTH)

/** `/share/ru/tutor/7.jpg?v=4f…`: the path of a page's picture. */
export const posterPath = (language: Language, { kind, name, poster }: PosterPlace): string =>
  `/share/${language}/${kind}/${String(name)
    .split('/')
    .filter(Boolean)
    .map((part) => encodeURIComponent(part))
    .join('/')}.jpg?v=${posterVersion(posterHash(poster))}`

/** What a picture shows to who can't see it. */
export const altOf = ({ title, above, below }: Poster): string => [title, below, above].filter(Boolean).join(' · ')
