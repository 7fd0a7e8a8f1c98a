import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { call as declare, type Shape } from '../../../schemas/common.ts'
import { on, type Route, type Verb } from '../../../server/calls.ts'
import { openApiDocument } from '../../../server/openapi/document.ts'
import { useApp } from '../../app.ts'
import { serveCalls } from './serve-calls.ts'

const product = await useApp()
const { host } = product

type About = Omit<Parameters<typeof declare>[2], 'about' | 'allow' | 'query' | 'body' | 'answer' | 'once'>
const route = (path: `/${string}`, about: About, verb: Verb): Route =>
  on(declare<'GET', `/${string}`, Shape>('GET', path, { about: 'Tries a form of answer (record 1)', allow: ['anyone'], ...about }), verb)

const fields = { order: '1"><script>', sum: '5000' }
const routes = [
  route('/test/redirect', { redirect: true }, async () => ({ redirect: 'https://bank.example/pay?id=1' })),
  route('/test/form', { form: true }, async () => ({ post: 'https://bank.example/checkout?a=1&b=2', fields })),
  route('/test/text', { text: 'text/plain' }, async () => ({ text: 'TRUE' })),
  route('/test/file', { file: 'text/csv' }, async () => ({ name: 'Заказы "март".csv', bytes: Buffer.from('a;b') })),
  route('/test/stream', { file: 'text/csv' }, async () => ({ name: 'rows.csv', stream: Readable.from(['a;b\n', '1;2\n']) })),
]

const app = await serveCalls(routes, product)
const get = (path: string) => app.inject({ url: `/api${path}`, headers: { host } })

describe('a success that is no envelope', () => {
  test('leads the browser on', async () => {
    const { statusCode, headers } = await get('/test/redirect')
    expect([statusCode, headers.location]).toEqual([303, 'https://bank.example/pay?id=1'])
  })

  test('is a page that posts to the bank, may do nothing else, and takes no field for markup', async () => {
    const { body, headers } = await get('/test/form')
    const policy = headers['content-security-policy']?.toString() ?? ''
    expect(policy).toContain('form-action https://bank.example;')
    expect(policy).toContain("default-src 'none'")
    const page = /<form method="post" action="https:\/\/bank.example\/checkout\?a=1&amp;b=2">/
    expect(body).toMatch(page)
    expect(body).toContain('<input type="hidden" name="order" value="1&quot;&gt;&lt;script&gt;">')
    expect(body).toContain('<button>Продолжить</button>')
  })

  test('is a text of its own type', async () => {
    const { body, headers } = await get('/test/text')
    expect([body, headers['content-type']]).toEqual(['TRUE', 'text/plain; charset=utf-8'])
  })

  test('names a file in any letters, with its quotation marks', async () => {
    const { headers } = await get('/test/file')
    const said = String(headers['content-disposition'])
    expect(said).toContain('filename="?????? \\"????\\".csv"')
    expect(said).toContain("filename*=UTF-8''%D0%97%D0%B0%D0%BA%D0%B0%D0%B7%D1%8B%20%22%D0%BC%D0%B0%D1%80%D1%82%22.csv")
  })

  test('streams a file', async () => {
    const { body, headers } = await get('/test/stream')
    expect([body, headers['content-type']]).toEqual(['a;b\n1;2\n', 'text/csv'])
  })

  test('stands in the document as what it is', () => {
    const { paths } = openApiDocument({ tests: routes }) as { paths: Record<string, { get: { responses: Record<string, object> } }> }
    const of = (path: string) => paths[path]?.get.responses
    expect(of('/test/redirect')?.[303]).toMatchObject({ headers: { Location: {} } })
    expect(of('/test/form')?.[200]).toMatchObject({ content: { 'text/html': {} } })
    expect(of('/test/text')?.[200]).toMatchObject({ content: { 'text/plain': {} } })
  })
})
