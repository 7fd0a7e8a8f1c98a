import type { Texts } from '../locales/index.ts'

export type { Texts }

/** A file of texts: `main` is `locales/{wording}/main.ts`. */
export type Subject = keyof Texts
