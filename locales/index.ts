import { type Language, type Wording, wordingOf } from '../editions/language-table.ts'
import { bind } from './bind.ts'
import * as en from './en/index.ts'
import * as es from './es/index.ts'
import * as india from './in/index.ts'
import * as mx from './mx/index.ts'
import * as pl from './pl/index.ts'
import * as ru from './ru/index.ts'
import type { Worded } from './types.ts'
import * as ua from './ua/index.ts'

export type { Plural } from './types.ts'

/** Texts by subject; a new subject is one line in each language's index.ts. */
export type Texts = { readonly [Subject in keyof typeof ua]: Worded<(typeof ua)[Subject]> }

/** Every text of the site, its mails and errors: `locales[wording][subject]`. The first language is the pattern for the others. */
export const locales: Readonly<Record<Wording, Texts>> = { ua, ru, en, pl: { ...bind(pl), mails: pl.mails, sms: pl.sms }, es, mx, in: india }

interface Speaker {
  code: string
  wordings: Readonly<Partial<Record<Language, Wording>>>
}

/** Texts of a language in the words of the edition's country, as the product says them. */
export const productTexts = (edition: Speaker, language: Language): Texts => locales[wordingOf(edition, language)]

/** The same with the words of staff, by edition and language. */
const own = new Map<string, Texts>()

/** From now on an edition says a language in these texts; the server calls it when staff saved words (spec: decisions SEO-4). */
export const speakIn = ({ code }: Speaker, language: Language, texts: Texts) => void own.set(`${code} ${language}`, texts)

/** Texts of a language as the edition says them: in the words of its staff, where they wrote some. */
export const textsOf = (edition: Speaker, language: Language): Texts => own.get(`${edition.code} ${language}`) ?? productTexts(edition, language)
