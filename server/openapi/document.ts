import * as z from 'zod/mini'
import { Auth, type Call, errorCodes } from '../../schemas/index.ts'
import type { Route } from '../calls.ts'

/** What each subject of `server/routes.ts` is about. */
const about = {
  joining: 'How tutors join: registration, contacts and their confirmation, terms',
  auth: 'Sign-in, roles and sign-out of clients, tutors and staff',
  catalogue: 'The public catalogue by its addresses',
  profiles: 'Tutors, each as the public, the order form and staff see them',
  tutors: "Staff's list of tutors, and what a tutor's menu asks",
  main_page: 'Main page and footer',
  static_pages: 'Pages of text: about, offers, privacy',
  requests: 'Requests of clients for lessons',
  orders: 'The life of an order for clients, tutors and staff',
  wallet: "Tutors' wallets",
  payments: 'Money on its way through a bank',
  notifications: 'What waits: the bell, the popup',
  desktop: 'Figures and plots for owner and head',
  clients: 'Clients as staff see them',
  outbox: 'Mails and short messages on their way out',
  audit: 'Changes that staff made',
  saved_queries: 'Filters of lists that staff keep and share',
  preferences: 'How staff have set up their screens',
  reports: 'What goes wrong in browsers',
  visits: 'How many come to the site, and open the order form',
  experiments: 'Forms of pages that are compared on visitors',
  web_vitals: 'How fast pages are for those who open them',
}

type Json = { [key: string]: unknown }
type Drawn = Json & { properties?: Record<string, Json>; required?: string[] }

/** What a client of the API reads: the document of all routes, drawn from their declarations (record 1). */
export function openApiDocument(subjects: Record<string, readonly Route[]>): Json {
  const components: Record<string, Json> = {}
  const paths: Record<string, Json> = {}
  draw(z.object({ auth: Auth }), 'output', components)
  for (const [tag, routes] of Object.entries(subjects)) {
    for (const { call } of routes) {
      const path = paths[call.path] ?? {}
      paths[call.path] = path
      path[call.method.toLowerCase()] = operationOf(call, tag, components)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Docento',
      version: '1',
      description:
        'Every call of the site, the cabinets and the back office. Answers are envelopes: status, data, error and, where it says so, auth.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(subjects).map((name) => ({ name, description: about[name as keyof typeof about] ?? name })),
    security: [{ session: [] }, {}],
    paths,
    components: {
      schemas: { ...components, Failure: failure },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Session cookie that every sign-in sets.' } },
    },
  }
}

const failure: Json = {
  type: 'object',
  required: ['status', 'data', 'error'],
  properties: {
    status: { const: 'fail' },
    data: {
      type: ['object', 'null'],
      description: 'On conflict: both values of each field. On not_found: `moved_to` or `gone`. On server_error: the request id.',
    },
    error: {
      oneOf: [
        { type: 'string', enum: Object.keys(errorCodes) },
        { type: 'object', additionalProperties: { type: 'string' }, description: 'Field as it was sent → code of its problem' },
      ],
    },
  },
}

const onceWords = 'The same key of the same caller gets the same answer and moves no money again; with another input it is refused.'

function operationOf(call: Call, tag: string, components: Record<string, Json>): Json {
  const input = draw(call.input, 'input', components)
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const fields = Object.entries(input.properties ?? {})
  const body = fields.filter(([name]) => call.inBody.includes(name))
  const headers = call.once
    ? [{ name: 'Idempotency-Key', in: 'header', description: onceWords, schema: { type: 'string', minLength: 8, maxLength: 100 } }]
    : []
  const parameters = fields
    .filter(([name]) => !call.inBody.includes(name))
    .map(([name, schema]) => {
      const at = inPath.includes(name) ? 'path' : 'query'
      const required = at === 'path' || (input.required?.includes(name) ?? false)
      const isObject = schema.type === 'object' || '$ref' in schema || 'prefixItems' in schema
      return { name, in: at, required, ...(isObject ? { content: { 'application/json': { schema } } } : { schema }) }
    })
  return {
    tags: [tag],
    operationId: operationId(call),
    summary: call.about,
    description: `Open to: ${call.allow.join(', ')}.${call.rate ? ` Limited as "${call.rate}".` : ''}`,
    ...(call.allow.includes('anyone') && { security: [{}, { session: [] }] }),
    ...(parameters.length + headers.length > 0 && { parameters: [...parameters, ...headers] }),
    ...(body.length > 0 && { requestBody: bodyOf(body, input) }),
    ...(call.raw && { requestBody: { description: 'Signed by its sender', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } }),
    responses: responsesOf(call, components),
  }
}

/** `POST /admin/order/set_pause` is `post_admin_order_set_pause`. */
const operationId = ({ method, path }: Call) => `${method.toLowerCase()}${path.replaceAll('%20', '_twin').replaceAll(/\W+/g, '_')}`.replace(/_$/, '')

function bodyOf(body: [string, Json][], { required = [] }: Drawn): Json {
  const needed = required.filter((name) => body.some(([field]) => field === name))
  const isFile = body.some(([, schema]) => schema.format === 'binary')
  const schema = { type: 'object', properties: Object.fromEntries(body), ...(needed.length > 0 && { required: needed }) }
  return { required: needed.length > 0, content: { [isFile ? 'multipart/form-data' : 'application/json']: { schema } } }
}

function responsesOf(call: Call, components: Record<string, Json>): Json {
  const codes = new Set([
    400,
    ...(call.allow.includes('anyone') ? [] : [401, 403]),
    ...(call.errors ?? []).map((error) => errorCodes[error]),
    ...(call.gone ? [410] : []),
    429,
    500,
  ])
  const failed = (code: number) => [
    code,
    { description: descriptionOf(call, code), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]
  return { [call.redirect ? 303 : 200]: successOf(call, components), ...Object.fromEntries([...codes].sort().map(failed)) }
}

const descriptions: Record<number, string> = {
  400: 'Malformed input or field errors',
  401: 'Nobody is signed in',
  403: 'This role may not',
  410: 'It was there and was taken away',
  429: 'Too many requests',
  500: 'Our failure, with a request id',
}
function descriptionOf({ errors = [] }: Call, code: number): string {
  const named = errors.filter((error) => errorCodes[error] === code)
  return named.length > 0 ? named.join(', ') : (descriptions[code] ?? 'Refused')
}

function successOf(call: Call, components: Record<string, Json>): Json {
  if (call.file) return { description: 'The file', content: { [call.file]: { schema: { type: 'string', format: 'binary' } } } }
  if (call.text) return { description: 'A text', content: { [call.text]: { schema: { type: 'string' } } } }
  if (call.form) return { description: 'A page that posts a form to another site', content: { 'text/html': { schema: { type: 'string' } } } }
  if (call.redirect) return { description: 'Leads on', headers: { Location: { description: 'Where to', schema: { type: 'string' } } } }
  const answer = draw(call.answer, 'output', components)
  if (call.bare) {
    const { rows, row } = answer.properties ?? {}
    const headers = rows && { 'Content-Range': { description: 'First, last and total: outbox 0-24/319', schema: { type: 'string' } } }
    return {
      description: rows ? 'The list' : 'The record',
      ...(headers && { headers }),
      content: { 'application/json': { schema: rows ?? row ?? {} } },
    }
  }
  const isEmpty = Object.keys(answer.properties ?? {}).length === 0
  const envelope: Json = {
    type: 'object',
    required: ['status', 'data', 'error'],
    properties: {
      status: { const: 'success' },
      data: isEmpty ? { type: 'null' } : answer,
      error: { type: 'null' },
      ...(call.auth && { auth: { $ref: '#/components/schemas/Auth' } }),
    },
  }
  return { description: 'Done', content: { 'application/json': { schema: envelope } } }
}

/** A schema as JSON Schema; named records move to the components, those of inputs under a name of their own. */
function draw(schema: z.ZodMiniType, io: 'input' | 'output', components: Record<string, Json>): Drawn {
  const { $schema: _, $defs = {}, ...drawn } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Drawn & { $defs?: Record<string, Json> }
  const suffix = io === 'input' ? 'Input' : ''
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace(/^#\/\$defs\/(.+)$/, `#/components/schemas/$1${suffix}`) : moved(inner),
      ]),
    )
  }
  for (const [name, definition] of Object.entries($defs)) components[`${name}${suffix}`] = moved(definition) as Json
  return moved(drawn) as Drawn
}
