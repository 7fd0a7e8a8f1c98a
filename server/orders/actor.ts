import type { Change, OrderContext } from './pending-change.ts'

/** Whom the log of an order names: who did it, and who really did where staff act for them (spec: decisions AUTH-19). */
export function actorOf({ session }: OrderContext, { role, id, impersonator = null }: Change['by']) {
  const acting = session?.acting
  const isActed = acting?.as === role && acting.id === id
  return { actor_role: role, actor_id: id, impersonator_admin_id: isActed ? acting.by.id : impersonator }
}
