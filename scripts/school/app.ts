import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { clientPage, school } from '../../server/outside/sandbox-school-page.ts'
import { listPage } from './pages.ts'
import { Candidate, Order, Payment, Received } from './received.ts'
import { subjectsOf } from './subjects.ts'
import { tell } from './tell.ts'

interface Options {
  /** By which the product is known. */
  key: string
  /** Signs what the school tells. */
  webhookKey: string
  /** Where the product's site of an edition is. */
  siteOf: (edition: string) => string
}

/**
 * A partner school to see the hand-over with: it speaks the API that the product's adapter speaks, keeps the newest of what it is sent as long as it runs, and
 * tells the product what a hand presses (spec: decisions SCH-5, SCH-6).
 */
export async function buildSchool({ key, webhookKey, siteOf }: Options): Promise<FastifyInstance> {
  const received = new Received()
  const app = fastify({ logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
    Object.fromEntries(new URLSearchParams(body)),
  )
  const at = ({ params }: FastifyRequest) => params as { edition: string; number: string }
  const found = (isFound: boolean) => {
    if (!isFound) throw Object.assign(new Error('no such order'), { statusCode: 404 })
    return {}
  }
  /** Throws what fastify answers with 400. */
  const read = <T>(shape: z.ZodMiniType<T>, body: unknown): T => {
    const given = z.safeParse(shape, body)
    if (!given.success) throw Object.assign(new Error(z.prettifyError(given.error)), { statusCode: 400 })
    return given.data
  }

  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers }, reply) => {
        if (headers.authorization !== `Bearer ${key}`) await reply.code(401).send({ error: 'unknown key' })
      })
      api.post('/orders', async (request) => ({ school_order_id: received.take(at(request).edition, read(Order, request.body)) }))
      api.post('/orders/:number/payments', async (request) => found(received.pay(at(request).number, read(Payment, request.body))))
      api.post('/orders/:number/client_deleted', async (request) => found(received.forget(at(request).number)))
      api.post('/orders/:number/client_token', async (request) => {
        const client_auth_token = received.letIn(at(request).number)
        found(client_auth_token !== null)
        return { client_auth_token }
      })
      api.get('/api/resources/tutor_profile', async (request) => {
        const { lang = '' } = request.query as { lang?: string }
        return { data: { lessons: subjectsOf(at(request).edition, lang) } }
      })
      api.post('/tutor/candidate/registration', async (request) => {
        received.enrol(at(request).edition, read(Candidate, request.body))
        return { status: 'received' }
      })
    },
    { prefix: '/api/:edition' },
  )

  app.get('/:edition/school-order-client/:number', async (request, reply) => {
    const { number } = at(request)
    const { ak = '' } = request.query as { ak?: string }
    const isIn = received.isIn(number, String(ak))
    return reply
      .code(isIn ? 200 : 403)
      .headers(school.headers())
      .type('text/html; charset=utf-8')
      .send(clientPage(number, isIn))
  })
  app.get('/', async ({ query }, reply) =>
    reply
      .headers(school.headers())
      .type('text/html; charset=utf-8')
      .send(listPage(received, String((query as { said?: string }).said ?? ''))),
  )
  app.post('/tell', async (request, reply) => {
    // a page of somebody else's presses nothing here
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send()
    const { edition = '', school_order_id = '', tutor_id = '', status = '' } = request.body as Record<string, string>
    const subject = received.orders.get(school_order_id) ?? received.candidates.get(`${edition}-${tutor_id}`)
    if (!subject) return reply.code(404).send()
    const notice = school_order_id
      ? { school_order_id, status: status as 'paid' }
      : { tutor_id: Number(tutor_id), status: status as 'accepted', ...(status === 'accepted' && { school_tutor_id: 70_000 + Number(tutor_id) }) }
    const answer = await tell(siteOf(subject.edition), notice, webhookKey).catch((error: Error) => ({ code: 0, body: error.message }))
    if (answer.code === 200) subject.told = status
    return reply.redirect(`/?said=${encodeURIComponent(`${status}: Docento answered ${answer.code} ${answer.body}`)}`, 303)
  })
  return app
}
