import { createHmac } from 'node:crypto'
import { isSame } from './banks/same.ts'

/** Where the sandbox school's own pages are. */
export const SANDBOX_SCHOOL = '/sandbox-school'
const MINUTES = 15

/** 32 bytes: until when it works, and a signature of that and the order. */
function tokenOf(school_order_id: string, until: number, secret: string): string {
  const time = Buffer.alloc(4)
  time.writeUInt32BE(until)
  const key = createHmac('sha256', secret).update('sandbox school').digest()
  const signature = createHmac('sha256', key).update(`${until} ${school_order_id}`).digest().subarray(0, 28)
  return Buffer.concat([time, signature]).toString('base64url')
}

/** Whether the sandbox school has given this token for the order, and it still works; `now` in seconds. */
export function isSandboxToken(token: string, school_order_id: string, { secret, now }: { secret: string; now: number }): boolean {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 32) return false
  const until = bytes.readUInt32BE(0)
  return until > now && isSame(token, tokenOf(school_order_id, until, secret))
}

/** A school that takes every order and lets everybody in, to try the product with. */
export const sandboxSchool = (secret: string) => ({
  isThere: true,
  take: async (edition: string, { id }: { id: number }) => `sandbox-${edition}-${id}`,
  subjects: async () => null,
  /** Whoever has practised for three years is accepted at once, others are refused. */
  async enrol(_: string, { practice_id, tutor_id }: { practice_id: number; tutor_id: number }) {
    return practice_id > 2
      ? { status: 'accepted' as const, comment: '', school_tutor_id: 70_000 + tutor_id }
      : { status: 'refused' as const, comment: 'Sandbox: three years of practice are wanted.' }
  },
  paid: async () => {},
  clientGone: async () => {},
  enter: async (_: string, school_order_id: string) => tokenOf(school_order_id, Math.floor(Date.now() / 1000) + MINUTES * 60, secret),
  siteOf: (_: string, siteUrl: string) => siteUrl + SANDBOX_SCHOOL,
})
