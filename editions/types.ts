import type { Language, NumberMarks, PanelLanguage, Wording } from './language-table.ts'

/** Code of a country edition in settings, hosts and database names. */
export type EditionCode = 'ua' | 'pl' | 'kz' | 'us' | 'in' | 'mx' | 'es'

/** Kinds of payment: `card_form` and `bank_form` post a form, the others lead to an address (PAY-1). */
export type PaymentProvider = 'card_a' | 'card_b' | 'card_c' | 'bank_url' | 'card_form' | 'bank_form'

/** Price per lesson in whole currency units: [in the largest package, as a single lesson] (SCH-9). */
export type SchoolRatePair = readonly [largestPackage: number, singleLesson: number]

/** Whole currency units, both ends allowed. */
export interface MoneyRange {
  readonly min: number
  readonly max: number
}

/** Opening and closing in the edition's own time, full hours. */
export type Hours = readonly [from: number, to: number]

/** What an edition has switched on; the first eight carry the specification's names (public 9.1, EDN-1). */
export interface EditionFlags {
  /** Consent texts and rights of European data protection are shown. */
  readonly gdpr: boolean
  /** A tutor confirms the phone before being published; elsewhere the step is optional (AUTH-18). */
  readonly phoneConfirm: boolean
  /** Tutors fill in billing data before their first payment (TUT-18). */
  readonly billing_data: boolean
  /** Our own cookie banner may be shown; it stays away where `consent_mode` is on (WEB-9). */
  readonly cookies: boolean
  /** The consent framework asks instead of our own banner. */
  readonly consent_mode: boolean
  /** Invoices carry a line of tax, `taxPercent`, as included. */
  readonly tax: boolean
  /** School lessons, school requests and the school's links exist (SCH-3). */
  readonly school: boolean
  /** School tutors sell packages of lessons (SCH-8). */
  readonly packages: boolean
  /** The catalogue filters by verified tutors (CAT-8). */
  readonly verifiedFilter: boolean
  /** Header and footer link to the online catalogue (public 2.2, 2.5). */
  readonly onlineInMenus: boolean
  /** The live-chat widget is loaded, given its id and consent (OPS-7). */
  readonly liveChat: boolean
  /** An order paid by `card_a` may carry a voluntary extra (PAY-10). */
  readonly donate: boolean
  /** /ranking-info exists and explains the sorting (public 2.11). */
  readonly rankingInfo: boolean
  /** Tutors of the advanced final exam are marked as such (TUT-20). */
  readonly expandedMatura: boolean
}

/** Everything in which one country differs from another. Money is in whole currency units. */
export interface Edition {
  readonly code: EditionCode
  /** Country for structured data, ISO 3166-1 alpha-2. */
  readonly country: string
  /** Its page is the one for readers of no language that the others of its kind are in, x-default (SEO-5). */
  readonly isForEverybody: boolean
  /** Host in production unless the setting DOMAINS names another. */
  readonly domain: string

  /** Languages of the site, the default first. */
  readonly locales: readonly [Language, ...Language[]]
  /** Those of them that only some pages are kept up in (WEB-4). */
  readonly partlyKept: readonly Language[]
  /** Tags of the languages that lessons are held in most, first where a tutor's are chosen. */
  readonly teachingLanguages: readonly string[]
  /** Folders of `locales/` in place of a language's own, where the country says some things in words of its own. */
  readonly wordings: Readonly<Partial<Record<Language, Wording>>>
  /** Tags that name the country too, for `<html lang>`, hreflang and Intl; the other locales have their language's (EDN-6). */
  readonly languageTags: Readonly<Partial<Record<Language, string>>>
  /** Language of the back office (ADM-16). */
  readonly panelLanguage: PanelLanguage
  /** How names are turned into Latin letters: ISO 9 simplified, or the Ukrainian passport table of 2010 (TUT-16). */
  readonly transliteration: 'iso9' | 'ua2010'

  /** ISO 4217 code. */
  readonly currency: string
  /** Sign shown with an amount. */
  readonly currencySign: string
  /** The sign stands before the number, without a space, instead of after it. */
  readonly signFirst: boolean
  /** Languages whose numbers the country writes in a way of its own. */
  readonly numberMarks: Readonly<Partial<Record<Language, NumberMarks>>>
  /** Form of short dates: that of deadlines and tables (public 2.4). */
  readonly dateForm: 'dd-MM-yyyy' | 'MM/dd/yyyy'

  /** IANA name; calendar days of this edition are days of this zone. */
  readonly timeZone: string
  /** Marks of the two halves of a day where clocks count to 12; null where they count to 24. */
  readonly dayHalves: readonly [string, string] | null

  /** What a number of this country starts with, plus included. */
  readonly phonePrefix: string
  /** How many digits follow the prefix. */
  readonly phoneDigits: number
  /** What people dial before these digits inside the country, write there beside its code, or wrote in former times. */
  readonly phoneTrunks: readonly string[]
  /** What begins each of these numbers and may be left out; null where nothing does. */
  readonly phoneLead: string | null
  /** How these digits are grouped when shown; the sum is `phoneDigits`. */
  readonly phoneGroups: readonly number[]

  /** First segment of the offline catalogue's addresses. */
  readonly catalogAlias: string
  /** First segment of the online catalogue's addresses. */
  readonly catalogOnlineAlias: string
  /** Points of the price slider, ascending, and the rates a tutor may take; first and last are its ends (EDN-3, ORD-18). */
  readonly ratePoints: readonly number[]
  /** Ids offered first in the filters; null: the records flagged popular, by number of tutors (CAT-14). */
  readonly popular: {
    readonly cityIds: readonly number[]
    readonly lessonIds: readonly number[]
    readonly levelIds: Readonly<Record<number, readonly number[]>>
  } | null
  /** Short name of the country's final exam for lists of links, in each language of the site; null where there is none (WEB-7). */
  readonly examName: Readonly<Partial<Record<Language, string>>> | null

  readonly flags: EditionFlags

  /** Price of a school lesson where the tutor has none of their own; null without school rates. `base[0]` is the fallback price. */
  readonly schoolRates: { readonly base: SchoolRatePair; readonly advanced: SchoolRatePair } | null

  /** Payment providers offered, the usual one first (PAY-3). */
  readonly providers: readonly [PaymentProvider, ...PaymentProvider[]]
  /** The country's own bank, where the product speaks with one: LiqPay takes `card_form`, Przelewy24 `bank_url` (PAY-1). */
  readonly bank: 'liqpay' | 'przelewy24' | null
  /** Tax included in an invoice, percent; 0 where `flags.tax` is off (TUT-18). */
  readonly taxPercent: number
  /** What a tutor may put into the wallet at once (PAY-6). */
  readonly topUp: MoneyRange
  /** Prices of the TOP plans 1, 2 and 3, which last 7, 14 and 30 days (PAY-8). */
  readonly topPrices: readonly [number, number, number]
  /** Commissions and package prices are rounded up to a multiple of this (ORD-14). */
  readonly priceStep: number
  /** Least commission of an order (ORD-14). */
  readonly commissionMinimum: number
  /** Multiplier of the price by `class_regularity` 0 to 4 (ORD-14). */
  readonly commissionFactors: Readonly<Record<0 | 1 | 2 | 3 | 4, number>>
  /** Calendar days after the first lesson on whose last second the commission is due (ORD-14). */
  readonly paymentDeadlineDays: number

  /** Support address shown to people, and where feedback is sent. */
  readonly supportEmail: string
  /** Support numbers in E.164, the first in the header. */
  readonly supportPhones: readonly [string, ...string[]]
  /** When support answers. */
  readonly workingHours: { readonly weekdays: Hours; readonly weekend: Hours }
  /** Accounts of the product, in the order shown. */
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  /** Paths of the legal pages in the footer: for tutors, for clients, about personal data. */
  readonly legalLinks: { readonly offer: string; readonly clientOffer: string; readonly privacy: string }
  /** Of the terms that people accept, from 1; a higher one is asked again (AUTH-17). */
  readonly termsVersion: number
  /** First year of the copyright line. */
  readonly dev_years: number
  /** Where the product says it is, for structured data of pages without a city: name by language, degrees. */
  readonly place: { readonly name: Readonly<Partial<Record<Language, string>>>; readonly latitude: number; readonly longitude: number }
  /** University degrees in the edition's languages; a degree's id is its number, from 1, so that new ones come last. */
  readonly degrees: readonly Partial<Readonly<Record<Language, string>>>[]
}

/** Takes data as an edition; nobody changes it afterwards. */
export const edition = (data: Edition): Edition => Object.freeze(data)
