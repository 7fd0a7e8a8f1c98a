import type { FormState } from '../page.ts'

/** What the server hands to the browser with a cabinet's first screen, beside what every page says of itself. */
export interface First {
  origin: string
  data: unknown
  form: FormState | undefined
}
