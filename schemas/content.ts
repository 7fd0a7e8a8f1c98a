import * as z from 'zod/mini'
import { Int } from './common.ts'
import { RATING } from './content-limits.ts'

// What the public pages of news, ads and posts share.

/** A mark that a reader gives. */
export const Mark = /* @__PURE__ */ Int(...RATING)

/** What readers think of a text; no mark before the first. */
export const Rating = /* @__PURE__ */ z.object({ avg: z.nullable(z.number()), count: z.int() }).register(z.globalRegistry, { id: 'Rating' })
export type Rating = z.output<typeof Rating>

export const ContentPicture = /* @__PURE__ */ z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .register(z.globalRegistry, { id: 'ContentPicture' })

/** Something that a list can be narrowed to; its `alias` is the value of the query. */
export const Narrowing = /* @__PURE__ */ z
  .object({ alias: z.string(), name: z.string(), count: z.int() })
  .register(z.globalRegistry, { id: 'Narrowing' })
export type Narrowing = z.output<typeof Narrowing>

/** An article to be read: harmless HTML whose headings have ids, those headings, and how many minutes it takes. */
export const articleBody = {
  text: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  minutes: z.int(),
}
