import type { Field } from '../../reference/seed/types.ts'

/** A post that a tutor of the demo wrote: 1000 letters and more with all its parts. */
export interface PostText {
  /** The subjects it suits. */
  field: Field
  /** Key of the subject it is about. */
  lesson?: string
  name: string
  /** How somebody who copies from it calls theirs. */
  copied: string
  description: string
  opening: string
  parts: readonly [PostPart, PostPart, PostPart]
  closing: string
}
export interface PostPart {
  heading: string
  text: string
}

/** What tutors, clients and staff of the demo publish in one language. */
export interface ContentTexts {
  /** Names of ads, 10 to 70 letters; `<lesson>` in the genitive. */
  ads: readonly string[]
  posts: readonly PostText[]
  /** What clients wrote of the site, 10 to 2000 letters, the mark that goes with it, and what we answered. */
  siteReviews: readonly { text: string; mark: number; answer?: string }[]
  videos: readonly { name: string; description: string }[]
  /** What staff asked to mend, 5 to 500 letters. */
  revisions: { ad: readonly string[]; post: readonly string[] }
}
