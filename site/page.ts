import type { ComponentType } from 'react'
import type { Api } from '../data-providers/api.ts'
import type { Language } from '../editions/language-table.ts'
import type { SiteEdition } from '../editions/site-edition.ts'
import type { ErrorCode, FieldErrors } from '../schemas/errors.ts'
import type { Host } from './routes.ts'
import type { Subject, Texts } from './texts.ts'
import type { Portrait } from './ui/Avatar.tsx'

/** A request for a page, as its `load` sees it on the server and, in cabinets, in the browser. */
export interface Visit {
  api: Api
  edition: SiteEdition
  language: Language
  /** Scheme and host of the site, for addresses that leave it. */
  origin: string
  /** Which of the edition's hosts it is on; missing: the site. */
  host?: Host
  /** Address without the locale's prefix and query. */
  path: string
  params: Readonly<Record<string, string>>
  /** Only the names that the page keeps. */
  query: Readonly<Record<string, string>>
  texts: <S extends Subject>(subject: S) => Texts[S]
  /** A search engine's robot, as far as it can be told. */
  bot: boolean
  /** Name of the edition's OpenID provider, where it has one; known on the server. */
  provider?: string | null
}

/** What `load` may answer instead of data. */
export class Outcome {
  readonly status: number
  readonly location: string | undefined
  constructor(status: number, location?: string) {
    this.status = status
    this.location = location
  }
}

export const notFound = () => new Outcome(404)
export const gone = () => new Outcome(410)
/** To a path of this site with its locale prefix, or a whole address. 301 for what has moved for good. */
export const redirect = (to: string, status: 301 | 302 | 303 = 302) => new Outcome(status, to)

/** A form as it came back: what was typed, and what is wrong with it by field (codes that the page's texts word). */
export interface FormState {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** After so many seconds it may be sent again. */
  wait?: number | undefined
}

/** Answer of `submit` when the form is refused: the page is shown again, status 400. */
export const refused = (values: FormState['values'], errors: FormState['errors'], wait?: FormState['wait']): FormState => ({ values, errors, wait })

/** What stands in a page's `<head>`. */
export interface Head {
  title: string
  description?: string
  /** Path or whole address. */
  canonical?: string
  /** The page in other languages and editions. */
  alternates?: readonly { lang: string; href: string }[]
  /** `noindex, nofollow` and the like; missing: may be indexed. */
  robots?: string
  /** In which languages it may be indexed, where its alternates follow from its address; missing: in all. */
  isIndexedIn?: (language: Language) => boolean
  openGraph?: Readonly<Record<string, string>>
  /** Graphs of JSON-LD. */
  structured?: readonly Readonly<Record<string, unknown>>[]
  /** The page's list as a feed. */
  feed?: { href: string; title: string }
  /** A portrait of the first screen, loaded early. */
  preload?: Portrait
}

export interface ViewProps<Data> {
  data: Data
  /** Set when the page's own form was refused. */
  form: FormState | undefined
}

interface PageOptions<Data> {
  load: (visit: Visit) => Promise<Data | Outcome>
  head: (data: Data, visit: Visit) => Head
  View: ComponentType<ViewProps<Data>>
  /** Headers that its answer carries beside those of every page. */
  headers?: (data: Data) => Readonly<Record<string, string>>
  /** Takes the page's form: `redirect(…, 303)` when done, `refused(…)` to show it again. */
  submit?: (visit: Visit, fields: Readonly<Record<string, string>>) => Promise<Outcome | FormState>
  /** Query names that the page and its kept copy depend on; all others are dropped. */
  keeps?: readonly string[]
  /** Kept for all visitors for so many seconds; missing: rendered for each and never stored. */
  cache?: number
  /** Whether an answer may be kept: one that lacks a part is drawn anew for the next visitor. */
  isWhole?: (data: Data) => boolean
  /** Experiments that change what a kept page shows. */
  compares?: readonly string[]
  /** Paths of the page in other languages, for the language switcher (spec: decisions WEB-14); missing: the general rule. */
  langLinks?: (data: Data) => Readonly<Record<string, string>>
  /** Makes it a screen of a cabinet: the role it needs; the signed-out go to that role's sign-in. */
  role?: 'tutor' | 'client'
  /** Of a screen that both sides have: whose it is, by its query. */
  roleBy?: (query: URLSearchParams) => 'tutor' | 'client'
  /** Shows the signed-in what is theirs beside the cabinet: not counted as a visit, and scripts of others stay out. */
  isOwn?: true
  /** What the page is to whom it belongs where it is a 404 to others: drawn for the session of one visitor, never kept. */
  own?: Page
  /** Staff of the back office may look at it too, from their own session. */
  forStaff?: boolean
  /** What a cabinet's screen says in the browser, beside common and errors. */
  texts?: readonly Subject[]
  /** What it says besides of a form that was sent without script and came back with problems. */
  refusedTexts?: readonly Subject[]
}

/** A page whose data only it knows; this is how lists of pages hold them. */
export type Page = PageOptions<unknown>

/**
 * Declares a page: what it loads, its head, its view. `routes.ts` gives it an address.
 *
 *   export const news = page({ cache: 60, load: …, head: …, View })
 */
export const page = <Data>(options: PageOptions<Data>): Page => options as Page

/** Whose screen an address is; undefined for everybody's. */
export const roleAt = ({ role, roleBy }: Page, query: URLSearchParams) => roleBy?.(query) ?? role

/**
 * What becomes of a page by the failure of the call that it lives on: a record unknown or of others is its 404, and so is an address whose parts no record could
 * have (field problems); a lost session leads to sign-in. Null for anything else, which says nothing of the page.
 */
export function outcomeOf({ error }: { error: ErrorCode | FieldErrors }): Outcome | null {
  if (typeof error === 'object' || error === 'not_found' || error === 'forbidden') return notFound()
  return error === 'unauthorized' ? new Outcome(401) : null
}

/** The same for a page that is nothing without the call: what says nothing of the page is thrown, for it is our fault. */
export function failed(answer: { error: ErrorCode | FieldErrors }): Outcome {
  const outcome = outcomeOf(answer)
  if (outcome) return outcome
  throw new Error(`The page's call failed: ${JSON.stringify(answer.error)}`)
}
