import { lt, or } from 'drizzle-orm'
import { requestGuards } from '../orders/table.ts'
import { attempts, codes, sessions, tokens } from '../sessions/table.ts'
import type { Job } from './job.ts'

const DAY = 86_400_000

/** Forgets what can no longer be used: ended sessions, spent tokens and codes, tries that no limit counts any more. */
export async function cleanUp({ transact, settings }: Job): Promise<void> {
  const longest = Math.max(DAY, ...Object.values(settings.rates).map((rate) => (rate?.seconds ?? 0) * 1000))
  await transact(async ({ tx, now }) => {
    const before = (length: number) => new Date(now.getTime() - length)
    await tx.delete(sessions).where(lt(sessions.expires_at, now))
    await tx.delete(tokens).where(or(lt(tokens.expires_at, now), lt(tokens.used_at, before(DAY))))
    await tx.delete(codes).where(lt(codes.expires_at, before(DAY)))
    await tx.delete(attempts).where(lt(attempts.at, before(longest)))
    await tx.delete(requestGuards).where(lt(requestGuards.at, before(DAY)))
  })
}
