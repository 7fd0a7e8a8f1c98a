import type { OrderPlan } from './order-plan.ts'
import type { Road } from './order-road.ts'
import type { Random } from './random.ts'
import type { TutorInBrief } from './tutors.ts'
import type { World } from './world.ts'

/** An order on its way from plan to rows. */
export interface Making {
  world: World
  plan: OrderPlan
  id: number
  client_id: number
  random: Random
  tutor: TutorInBrief
  lesson: TutorInBrief['lessons'][number]
  road: Road
}
