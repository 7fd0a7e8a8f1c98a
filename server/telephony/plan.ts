import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isPlayed, stepsOf } from './course.ts'
import type { PhoneCallRow } from './table.ts'

/** Plans what becomes of a call of the built-in line: it is answered and ends by itself. */
export async function play({ tx, now, settings, outside }: Pick<Context, 'tx' | 'now' | 'settings' | 'outside'>, call: PhoneCallRow): Promise<void> {
  if (!isPlayed(outside)) return
  for (const { after, ...step } of stepsOf(call, settings.simulatedCalls)) {
    const at = new Date(now.getTime() + after * 1000)
    await tx.execute(
      sql`select graphile_worker.add_job('line_step', ${JSON.stringify({ call_id: call.call_id, ...step })}::json, run_at := ${at.toISOString()}::timestamptz, max_attempts := 1)`,
    )
  }
}
