import type * as z from 'zod/mini'
import type * as contract from '../schemas/index.ts'
import type { Auth, Call, ErrorCode, FieldErrors, Method, None } from '../schemas/index.ts'

type Contract = typeof contract
type Table<M extends Method> = { [K in keyof Contract as Contract[K] extends Call<M, infer P> ? P : never]: Contract[K] }
export type Gets = Table<'GET'>
export type Posts = Table<'POST'>
export type Args<C> = C extends Call ? (None extends z.input<C['input']> ? [input?: z.input<C['input']>] : [input: z.input<C['input']>]) : never
export type Success<C> = C extends Call ? z.output<C['answer']> : never
/** What every call answers (spec: decisions API-1). `data` of a failure is null but for `conflict`, where it holds both values of each field. */
export type Answer<C> =
  | { status: 'success'; data: Success<C>; error: null; auth?: Auth }
  | { status: 'fail'; data: { fields: Record<string, { yours: unknown; theirs: unknown }> } | null; error: ErrorCode | FieldErrors; auth?: Auth }

/** The whole API as two functions over addresses that are literals; inputs and answers come from the contract. */
export interface Api {
  get: <P extends keyof Gets>(path: P, ...[input]: Args<Gets[P]>) => Promise<Answer<Gets[P]>>
  post: <P extends keyof Posts>(path: P, ...[input]: Args<Posts[P]>) => Promise<Answer<Posts[P]>>
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Address and options of the request that carries `input` to a call. */
export function requestOf(method: Method, path: string, input: Record<string, unknown> = {}): [url: string, init: RequestInit] {
  const rest = { ...input }
  const init: RequestInit = { method }
  let url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })}`
  const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (method === 'GET') {
    if (fields.length) url += `?${new URLSearchParams(fields.map(([name, value]) => [name, text(value)]))}`
  } else if (fields.some(([, value]) => [value].flat()[0] instanceof Blob)) {
    const form = new FormData()
    for (const [name, value] of fields)
      if ([value].flat()[0] instanceof Blob) for (const file of [value].flat()) form.append(name, file as Blob)
      else form.append(name, text(value))
    init.body = form
  } else {
    init.body = JSON.stringify(rest)
    init.headers = { 'content-type': 'application/json' }
  }
  return [url, init]
}

const send = async (method: Method, path: string, input?: Record<string, unknown>) => {
  const [url, init] = requestOf(method, path, input)
  try {
    return await (await fetch(url, init)).json()
  } catch {
    return { status: 'fail', data: null, error: 'other' }
  }
}

/** The API over `fetch`. */
export const api: Api = {
  get: (path, ...[input]) => send('GET', String(path), input as Record<string, unknown> | undefined),
  post: (path, ...[input]) => send('POST', String(path), input as Record<string, unknown> | undefined),
}
