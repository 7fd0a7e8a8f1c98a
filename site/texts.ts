import type { Texts } from '../locales/index.ts'

export type { Texts }

/** A file of texts: `main` is `locales/{language}/main.ts`. */
export type Subject = keyof Texts
