import { notePage } from '../browser/visits.ts'
import type { Behaviour } from '../island.tsx'

/** Has a visit counted that begins with this page. */
const visit: Behaviour<object> = () => notePage()

export default visit
