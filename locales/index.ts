import { type Language, type Wording, wordingOf } from '../editions/language-table.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as mx from './mx/index.ts'
import * as pl from './pl/index.ts'
import * as ru from './ru/index.ts'
import type { Worded } from './types.ts'
import * as ua from './ua/index.ts'

export type { Plural } from './types.ts'

/** Texts by subject; a new subject is one line in each language's index.ts. */
export type Texts = { readonly [Subject in keyof typeof ua]: Worded<(typeof ua)[Subject]> }

/** Every text of the site, its mails and errors: `locales[wording][subject]`. The first language is the pattern for the others. */
export const locales: Readonly<Record<Wording, Texts>> = { ua, ru, en, pl, es, mx }

/** Texts of a language in the words of the edition's country. */
export const textsOf = (edition: Parameters<typeof wordingOf>[0], language: Language): Texts => locales[wordingOf(edition, language)]
