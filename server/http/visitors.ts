import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { EditionCode } from '../../editions/index.ts'
import type { Experiment } from '../../schemas/index.ts'
import type { Experiments, Variants } from '../outside/experiments.ts'
import { DAY } from '../spans.ts'
import { isBot } from './bots.ts'
import { cookieOptions } from './cookies.ts'
import type { Hosting } from './proxies.ts'

/** The experiment whose variant has a cookie of its own, for analytics to read (spec: decisions OPS-2). */
const SCHEDULE = 'updated_tutor_schedule'
const YEAR = 365 * DAY
const ids = /(?:^|;\s*)vid=([\w-]{16,64})(?:;|$)/
const schedules = /(?:^|;\s*)ga_updated_tutor_schedule=(\d)(?:;|$)/

/** A browser as experiments know it (spec: decisions API-9). */
interface Visitor {
  vid: string
  variants: Variants
  /** Whether the schedule is being compared, so that analytics want to know its variant. */
  hasSchedule: boolean
  /** Its cookies say all this already. */
  isMarked: boolean
}

type Request = Pick<IncomingMessage, 'headers'>

export type Visitors = ReturnType<typeof visitorsOf>

/** Who gets which variants. As long as nothing is compared in an edition no cookie is read or set, and its pages are the same for everybody. */
export function visitorsOf({ of: assignmentOf }: Pick<Experiments, 'of'>) {
  const known = new WeakMap<Request, Visitor>()
  const isNobody = (edition: EditionCode, { headers }: Request) => assignmentOf(edition).compared.size === 0 || isBot(headers['user-agent'])

  const meet = (edition: EditionCode, request: Request, vid: string, variants: Variants): Visitor => {
    const { cookie = '' } = request.headers
    const hasSchedule = assignmentOf(edition).compared.has(SCHEDULE)
    const isMarked = ids.exec(cookie)?.[1] === vid && (!hasSchedule || schedules.exec(cookie)?.[1] === String(variants[SCHEDULE]))
    const visitor = { vid, variants, hasSchedule, isMarked }
    known.set(request, visitor)
    return visitor
  }

  return {
    /** Whether any experiment runs. */
    isComparing: (edition: EditionCode) => assignmentOf(edition).compared.size > 0,

    /** Those of the named experiments that run. */
    running: (edition: EditionCode, names: readonly string[]): Experiment[] =>
      [...assignmentOf(edition).compared].filter((name) => names.includes(name)),

    /** Variants of a request that has been welcomed, or that needs no welcome; null for any other. */
    variantsAt(edition: EditionCode, request: Request): Variants | null {
      const { control, of } = assignmentOf(edition)
      if (isNobody(edition, request)) return control
      const before = known.get(request)
      if (before) return before.variants
      const vid = ids.exec(request.headers.cookie ?? '')?.[1]
      const variants = vid && of(vid)
      return vid && variants && !(variants instanceof Promise) && meet(edition, request, vid, variants).isMarked ? variants : null
    },

    /** Variants of a request; a browser without an id gets one. */
    async welcome(edition: EditionCode, request: Request): Promise<Variants> {
      const { control, of } = assignmentOf(edition)
      if (isNobody(edition, request)) return control
      const before = known.get(request)
      if (before) return before.variants
      const vid = ids.exec(request.headers.cookie ?? '')?.[1] ?? randomBytes(16).toString('base64url')
      return meet(edition, request, vid, await of(vid)).variants
    },

    /** The cookies that a welcomed browser lacks. */
    cookiesFor(request: FastifyRequest, ground: Hosting): [name: string, value: string, options: SerializeOptions][] {
      const visitor = known.get(request.raw)
      if (!visitor || visitor.isMarked) return []
      const options = { ...cookieOptions(request, ground), maxAge: YEAR }
      const schedule: ReturnType<Visitors['cookiesFor']> = [
        ['ga_updated_tutor_schedule', String(visitor.variants[SCHEDULE]), { ...options, httpOnly: false }],
      ]
      return [['vid', visitor.vid, options], ...(visitor.hasSchedule ? schedule : [])]
    },
  }
}
