import type { TutorActivity } from '../../schemas/index.ts'
import { type Context, isActedFor } from '../context.ts'
import { tutorActivities } from './table.ts'

type Doing = Pick<Context, 'tx' | 'now'> & Partial<Pick<Context, 'actor' | 'ip' | 'session'>>

interface Noted {
  tutor_id: number
  action: TutorActivity
  order_id?: number
  /** field → [before, after] */
  changes?: Record<string, [unknown, unknown]>
}

/** Writes a line of the tutor's activity log in the transaction of what happened; who did it, staff in the tutor's name too, is known by the call (spec: decisions TUT-15). */
export async function noteActivity({ tx, now, actor, session, ip = '' }: Doing, { tutor_id, action, order_id, changes = {} }: Noted) {
  await tx
    .insert(tutorActivities)
    .values({ tutor_id, at: now, ...actorOf(actor, session, tutor_id), action, order_id: order_id ?? null, ip, changes })
}

function actorOf(actor: Doing['actor'], session: Doing['session'], tutor_id: number) {
  if (actor && session?.acting && isActedFor(session.acting, actor)) return { actor_role: 'admin' as const, admin_id: session.acting.by.id }
  if (actor?.role === 'admin') return { actor_role: 'admin' as const, admin_id: actor.id }
  return { actor_role: actor?.role === 'tutor' && actor.id === tutor_id ? ('tutor' as const) : ('system' as const), admin_id: null }
}
