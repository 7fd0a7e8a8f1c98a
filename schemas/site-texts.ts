import * as z from 'zod/mini'
import { Language, List, some, Text } from './common.ts'

/** An article with its tags, as long as the longest page of law needs. */
export const Html = /* @__PURE__ */ Text(1, 120_000)
/** The last part of an address: `two-new-cities`. A number alone would be the page of a list. */
export const Alias = /* @__PURE__ */ z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(80), z.regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** What a text of ours tells search engines; where it tells nothing its name does. */
export const searchFields = { h1: some(Text(0, 200)), title: some(Text(0, 200)), metad: some(Text(0, 400)) }

/** The same text in the languages it is written in. */
export const writtenIn = /* @__PURE__ */ z.array(z.object({ id: z.int(), lang: z.string(), name: z.string() }))

export const filtered = { text: some(Text(1, 100)), lang: some(Language) }

/** Addresses that a text had: they lead to it. */
export const olderAliases = /* @__PURE__ */ z.array(z.string())
/** Those that still shall; one that is left out leads nowhere from then on, and another text may take it. */
export const keptAliases = /* @__PURE__ */ some(List(Text(1, 100), 100))
