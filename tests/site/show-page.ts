import { editionOf, type Language } from '../../editions/index.ts'
import { productTexts } from '../../locales/index.ts'
import type { Api, Gets, Posts, Success } from '../../schemas/api.ts'
import type { Auth } from '../../schemas/auth.ts'
import type { ErrorCode } from '../../schemas/errors.ts'
import { openSite, type PageRequest } from '../../site/server/entry.ts'
import { htmlText } from './html-text.ts'

// a build in which every file has its source's name
const manifest = new Proxy<Record<string, { file: string }>>({}, { get: (_, source) => ({ file: String(source) }) })
const site = openSite({ manifest, read: () => '', checksum: ({ length }) => length.toString(36) })

/** The data of calls by path, as the contract has them. */
export type Answers = { [P in keyof Gets]?: Success<Gets[P]> } & { [P in keyof Posts]?: Success<Posts[P]> }

type Refusal = { error: ErrorCode; retry_after?: number }

/**
 * What the server answers at an address of kz, read as a document; `answers` are the data of calls by path,
 * `inputs` takes what they were asked, and all other calls are answered by `refusal`; `isOwn` shows it as the visitor has it to whom it belongs, `auth` says who
 * is signed in.
 */
export async function showPage(
  path: string,
  answers: Answers,
  {
    inputs = [],
    refusal = { error: 'not_found' },
    edition = 'kz',
    isOwn = false,
    auth,
    ...rest
  }: Partial<Omit<PageRequest, 'edition'>> & { inputs?: unknown[]; refusal?: Refusal; edition?: string; isOwn?: boolean; auth?: Partial<Auth> } = {},
) {
  const get = async (call: string, input: unknown) => {
    if (!(call in answers)) return { status: 'fail', data: null, auth, ...refusal }
    inputs.push(input)
    return { status: 'success', data: answers[call as keyof Answers], auth }
  }
  const chosen = editionOf(edition)
  const request: PageRequest = {
    edition: chosen,
    language: chosen.locales[0] as Language,
    speech: { texts: productTexts(chosen, chosen.locales[0]), addresses: new Map() },
    path,
    asked: path,
    query: new URLSearchParams(),
    host: 'site',
    origins: { site: 'https://x.example', blog: 'https://blog.x.example' },
    api: () => ({ get, post: get }) as unknown as Api,
    bot: false,
    vitalsRate: 0.1,
    compared: [],
    gone: false,
    ...rest,
  }
  const { status, headers, html, cacheable } = (isOwn && (await site.renderOwn(request))) || (await site.render(request))
  return { status, cacheable, headers, location: headers.location, page: new DOMParser().parseFromString(htmlText(html), 'text/html') }
}

/** Text of an element as a reader has it. */
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
