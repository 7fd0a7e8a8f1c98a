import { createHash } from 'node:crypto'
import { tokensCss } from '../../theme/tokens.ts'
import { escaped } from '../html/escape.ts'

interface Schema {
  type?: string | string[]
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
interface Operation {
  tags: string[]
  operationId: string
  summary: string
  description: string
  parameters?: { name: string; in: string; required: boolean; schema?: Schema; content?: Record<string, { schema: Schema }> }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

const style = `${tokensCss()}
body{margin:0;font:1rem/1.5 var(--font);color:var(--ink);background:var(--ground)}
main,header{max-width:74rem;margin:auto;padding:var(--s4) var(--gutter)}
h1{font-size:var(--t-2xl);margin:0}h2{font-size:var(--t-xl);margin:var(--s6) 0 var(--s2);border-bottom:1px solid var(--rule)}
nav{display:flex;flex-wrap:wrap;gap:var(--s3)}a{color:var(--accent)}
details{border-bottom:1px solid var(--rule);padding:var(--s2) 0}summary{cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:3.5rem;color:var(--accent)}summary span{color:var(--ink-2);display:block;font-size:var(--t-s)}
table{border-collapse:collapse;margin:var(--s2) 0;font-size:var(--t-s);width:100%}td,th{text-align:left;padding:var(--s1) var(--s3) var(--s1) 0;vertical-align:top;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
h3{font-size:var(--t-m);margin:var(--s3) 0 0}code{font-size:.95em}p{margin:var(--s2) 0}`

/** The document as one page without script: every call unfolds to its input, answer and refusals. */
export function readablePage(document: Record<string, unknown>): { html: string; styleHash: string } {
  const { info, paths, tags, components } = document as {
    info: { title: string; description: string }
    paths: Record<string, Record<string, Operation>>
    tags: { name: string }[]
    components: { schemas: Record<string, Schema> }
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = tags.map(
    ({ name }) =>
      `<h2 id="${name}">${escaped(name)}</h2>${calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(callHtml)
        .join('')}`,
  )
  const records = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${name}"><summary>${escaped(name)}</summary>${fieldsHtml(schema)}</details>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(info.title)} API</title><style>${style}</style></head>
<body><header><h1>${escaped(info.title)} API</h1><p>${escaped(info.description)} Base address: <code>/api</code>. The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Subjects">${tags.map(({ name }) => `<a href="#${name}">${escaped(name)}</a>`).join('')}<a href="#records">records</a></nav></header>
<main>${sections.join('')}<h2 id="records">records</h2>${records.join('')}</main></body></html>`
  return { html, styleHash: createHash('sha256').update(style).digest('base64') }
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const { summary, description, parameters = [], requestBody, responses, operationId } = operation
  const body = requestBody && Object.values(requestBody.content)[0]?.schema
  const answer = Object.values(responses[200]?.content ?? {})[0]?.schema
  const data = answer?.properties?.data ?? answer
  const query: Schema = {
    properties: Object.fromEntries(parameters.map(({ name, schema, content }) => [name, schema ?? Object.values(content ?? {})[0]?.schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  const refusals = Object.entries(responses).filter(([code]) => code !== '200')
  return `<details id="${operationId}"><summary><b>${method}</b> <code>${escaped(path)}</code><span>${escaped(summary)}</span></summary>
<p>${escaped(description)}</p>${parameters.length > 0 ? `<h3>Query</h3>${fieldsHtml(query)}` : ''}${body ? `<h3>Body</h3>${fieldsHtml(body)}` : ''}<h3>Answer</h3>${data ? fieldsHtml(data) : ''}
<h3>Refusals</h3><table>${refusals.map(([code, { description: why }]) => `<tr><td>${code}</td><td>${escaped(why)}</td></tr>`).join('')}</table></details>`
}

function fieldsHtml(schema: Schema): string {
  if (!schema.properties) return `<p>${typeHtml(schema)}</p>`
  const rows = Object.entries(schema.properties).map(
    ([name, field]) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${schema.required?.includes(name) ? 'required' : ''}</td><td>${typeHtml(field)}</td></tr>`,
  )
  return `<table><thead><tr><th>Field</th><th></th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function typeHtml(schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return `<a href="#${name}">${escaped(name)}</a>`
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeHtml).join(' or ')
  if (schema.items) return `list of ${typeHtml(schema.items)}`
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([key, field]) => `${escaped(key)}: ${typeHtml(field)}`)
      .join(', ')} }`
  if (typeof schema.additionalProperties === 'object') return `map to ${typeHtml(schema.additionalProperties)}`
  const from = schema.minLength ?? schema.minimum
  const to = schema.maxLength ?? schema.maximum
  const bounds = from !== undefined || (to !== undefined && to < 1e9) ? ` ${from ?? ''}–${to !== undefined && to < 1e9 ? to : ''}` : ''
  return escaped(`${[schema.type ?? 'any'].flat().join(' or ')}${bounds}`)
}
