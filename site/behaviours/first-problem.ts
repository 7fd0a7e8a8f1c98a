import { scrollToInvalid } from '../forms/scroll-to-invalid.ts'
import type { Behaviour } from '../island.tsx'

/** Shows the first wrong field of a form that its page sent back (spec: public 5). */
const firstProblem: Behaviour<object> = () => scrollToInvalid(document)

export default firstProblem
