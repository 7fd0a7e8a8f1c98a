import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { FieldProblem } from '../errors.ts'
import type { RawRequest } from './banks/bank.ts'
import { isSame } from './banks/same.ts'

/** A word that took longer to come was recorded and is sent again by somebody else. */
const WITHIN = 300

/** The signature that stands in `X-Signature`: `sha256=` and the HMAC in hex of what was signed. */
export const signatureOf = (bytes: Buffer | string, key: string) => `sha256=${createHmac('sha256', key).update(bytes).digest('hex')}`

/** What is best signed: a body that is signed alone can be sent again by whoever saw it, under a moment of their own. */
export const datedBody = (moment: unknown, body: Buffer | string) => Buffer.concat([Buffer.from(`${moment}.`), Buffer.from(body)])

/**
 * What another server says in a signed request. Throws the field `signature` for what it has not signed, `timestamp` for a moment of `X-Timestamp` that is
 * more than five minutes from now, and `body` for what can't be read.
 */
export function readSigned<T extends z.ZodMiniType>({ bytes, headers }: RawRequest, shape: T, { key, now }: { key: string; now: Date }): z.output<T> {
  const moment = headers['x-timestamp']
  const isSigned = [datedBody(moment, bytes), bytes].some((signed) => isSame(String(headers['x-signature'] ?? ''), signatureOf(signed, key)))
  if (!isSigned) throw new FieldProblem({ signature: 'invalid_value' })
  const at = Number(moment ?? Number.NaN)
  if (!(Math.abs(now.getTime() / 1000 - at) <= WITHIN)) throw new FieldProblem({ timestamp: 'invalid_value' })
  const read = z.safeParse(shape, parsed(bytes))
  if (!read.success) throw new FieldProblem({ body: 'invalid_value' })
  return read.data
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}
