import { notePage } from '../browser/visits.ts'
import type { Behaviour } from '../island.tsx'

/** Has a visit counted that begins with this page, and that the browser came to see what the page compares. */
const visit: Behaviour<{ compared?: readonly string[] }> = (_, { compared }) => notePage(compared)

export default visit
