import type { Api } from '../../data-providers/api.ts'
import type { Edition, Language } from '../../editions/index.ts'
import type { Guests } from '../layout/guests.ts'
import type { Host } from '../routes.ts'
import type { Texts } from '../texts.ts'
import type { Html } from './document.tsx'
import type { LaterStyle } from './later-styles.ts'

export interface Speech {
  texts: Texts
  addresses: ReadonlyMap<string, string>
}

/** A request for a page, with all that a page may depend on. */
export interface PageRequest {
  edition: Edition
  language: Language
  host: Host
  /** Its texts as the edition says them, and where a browser finds the subjects of which a word is not the product's (spec: decisions SEO-4). */
  speech: Speech
  /** Address without the locale's prefix. */
  path: string
  /** As asked, query included, for sign-in to lead back to. */
  asked: string
  query: URLSearchParams
  /** Scheme and host of each, without a slash at the end. */
  origins: Readonly<Record<Host, string>>
  /** The API as the visitor, or as nobody: pages that are kept for everybody are rendered for nobody. */
  api: (as: 'visitor' | 'nobody') => Api
  bot: boolean
  /** The experiments that change the page and run, each with the number of its run: `best_tutors.3`. */
  compared: readonly string[]
  /** The share of browsers that measure the page (spec: decisions OPS-6). */
  vitalsRate: number
  /** Scripts of others, let in with the visitor's consent (spec: decisions OPS-7). */
  guests?: Guests | undefined
  /** Name of the partner network of advertising (spec: decisions OPS-1). */
  cpaNetwork?: string
  /** A captcha is configured. */
  captcha?: boolean
  /** No partner school takes orders, as in production without the settings of one. */
  schoolClosed?: boolean
  /** The locale's prefix is one that answers 410 (spec: decisions WEB-3). */
  gone: boolean
  /** Fields of a posted form. */
  fields?: Readonly<Record<string, string>>
  /** Name of the edition's OpenID provider, where it has one. */
  provider?: string | undefined
}

export interface Rendered {
  status: number
  headers: Record<string, string>
  /** Null for what has no body. */
  html: Html | null
  /** How many seconds it may be kept for everybody; 0: private. */
  cacheable: number
  /** Scripts of others that it lets in. */
  guests?: Guests | undefined
}

export interface SiteServer {
  /** Renders any address; unknown ones answer 404, a failing call throws. */
  render: (request: PageRequest) => Promise<Rendered>
  /** What a page that is a 404 to others is to the visitor who asks; null where nothing of theirs is there. */
  renderOwn: (request: PageRequest) => Promise<Rendered | null>
  /** What one visitor is answered of a rendering that others may share: a move takes their own marks along. */
  carry: (rendered: Rendered, request: Pick<PageRequest, 'query' | 'cpaNetwork'>) => Rendered
  /** The page about a failure of ours, which names the request as the log does. */
  renderFailure: (request: PageRequest, id: string) => Promise<Rendered>
  /** The page for who asks for too many. */
  renderTooMany: (request: PageRequest) => Promise<Rendered>
  /** The page for whoever comes while there are too many visitors. */
  renderOverload: (request: PageRequest) => Promise<Rendered>
  /** The page for who sent a form when too much came, with the status of its refusal. */
  renderUnsent: (request: PageRequest, status: number) => Promise<Rendered>
  /** The page for who sent a form that is not read, with the status of its refusal. */
  renderUnread: (request: PageRequest, status: number) => Promise<Rendered>
  /** Query names that the page at a path depends on; null for one that is not the same for everybody. */
  keeps: (edition: Edition, path: string, host: Host) => readonly string[] | null
  /** Experiments that the page at a path depends on. */
  compares: (edition: Edition, path: string, host: Host) => readonly string[]
  /** The styles of what opens later, by the address that a page names; null for one that no page names. */
  laterStyle: (names: string) => LaterStyle | null
  /** Which links a browser may open ahead of the click. */
  speculationRules: Readonly<Record<Host, object>>
}
