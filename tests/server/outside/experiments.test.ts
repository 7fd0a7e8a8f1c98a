import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ownAssignment as assign, type Division, firstRuns } from '../../../server/outside/experiments.ts'
import { openExperiments } from '../../../server/outside/open-experiments.ts'

const ownAssignment = (weights: Division['weights']) => assign({ weights, runs: firstRuns })
const settled = { best_tutors: [0, 1, 0], updated_tutor_schedule: [1, 0, 0] }
const visitors = Array.from({ length: 3000 }, (_, index) => `visitor-${index}`)

describe('our own assignment', () => {
  test('compares nothing as long as all weight is on one variant', () => {
    const { compared, control, of } = ownAssignment(settled)
    expect([...compared]).toEqual([])
    expect(control).toEqual({ best_tutors: 1, updated_tutor_schedule: 0 })
    expect(of('anybody')).toEqual(control)
  })

  test('gives a visitor the same variants each time', () => {
    const weights = { best_tutors: [1, 1, 1], updated_tutor_schedule: [1, 1, 1] }
    for (const vid of visitors.slice(0, 50)) expect(ownAssignment(weights).of(vid)).toEqual(ownAssignment(weights).of(vid))
  })

  test.each([
    [
      [1, 1, 1],
      [1000, 1000, 1000],
    ],
    [
      [50, 50, 0],
      [1500, 1500, 0],
    ],
    [
      [1, 0, 3],
      [750, 0, 2250],
    ],
  ])('divides visitors by the weights %o', (weights, expected) => {
    const { of } = ownAssignment({ ...settled, best_tutors: weights })
    const counts = [0, 1, 2].map((variant) => visitors.filter((vid) => of(vid).best_tutors === variant).length)
    for (const [variant, count] of expected.entries()) {
      expect(Math.abs((counts[variant] ?? 0) - count)).toBeLessThan(120)
      if (count === 0) expect(counts[variant]).toBe(0)
    }
  })

  test('divides them anew for each experiment', () => {
    const { of } = ownAssignment({ best_tutors: [1, 1, 0], updated_tutor_schedule: [1, 1, 0] })
    const same = visitors.filter((vid) => of(vid).best_tutors === of(vid).updated_tutor_schedule).length
    expect(Math.abs(same - visitors.length / 2)).toBeLessThan(120)
  })

  test('moves only visitors to a variant that gains when weights change', () => {
    const of = (weights: number[]) => ownAssignment({ ...settled, best_tutors: weights }).of
    const [two, three] = [of([1, 1, 0]), of([1, 1, 1])]
    const moved = visitors.filter((vid) => two(vid).best_tutors !== three(vid).best_tutors)
    expect(moved.every((vid) => three(vid).best_tutors === 2)).toBe(true)
    expect(Math.abs(moved.length - visitors.length / 3)).toBeLessThan(120)
  })

  test('gives robots the variant of most', () => {
    expect(ownAssignment({ ...settled, best_tutors: [1, 2, 4] }).control.best_tutors).toBe(2)
  })
})

describe('a flag service', () => {
  let close = () => {}
  afterEach(() => close())

  /** A service that answers as told; `asked` are the requests it was given. */
  async function serve(answer: RequestListener) {
    const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = []
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const part of request) text += part
      asked.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) })
      answer(request, response)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    close = () => {
      server.closeAllConnections()
      server.close()
    }
    const flagsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { asked, assignment: openExperiments({ experiments: settled, flagsUrl, flagsKey: 'key' }).of('kz') }
  }

  test('is asked by the remote evaluation protocol, and decides for a while', async () => {
    const { asked, assignment } = await serve(({ url }, response) => {
      const value = url?.endsWith('best_tutors') ? 2 : 1
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ key: url?.split('/').at(-1), reason: 'SPLIT', value }))
    })
    expect(await assignment.of('somebody')).toEqual({ best_tutors: 2, updated_tutor_schedule: 1 })
    expect(assignment.of('somebody')).not.toBeInstanceOf(Promise)
    expect(asked.map(({ url }) => url).toSorted()).toEqual([
      '/ofrep/v1/evaluate/flags/best_tutors',
      '/ofrep/v1/evaluate/flags/updated_tutor_schedule',
    ])
    expect(asked[0]).toMatchObject({ authorization: 'Bearer key', body: { context: { targetingKey: 'somebody' } } })
    expect([...assignment.compared]).toEqual(['best_tutors', 'updated_tutor_schedule'])
  })

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['knows no such flag', (_, response) => response.writeHead(404).end('{"errorCode":"FLAG_NOT_FOUND"}')],
    ['gives what is no variant', (_, response) => response.end('{"value":"on"}')],
    ['does not answer in time', () => {}],
  ])('that %s leaves it to our own assignment', async (_, answer) => {
    const { assignment } = await serve(answer)
    expect(await assignment.of('somebody')).toEqual({ best_tutors: 1, updated_tutor_schedule: 0 })
  })
})
