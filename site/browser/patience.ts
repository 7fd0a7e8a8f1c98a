import { PATIENCE } from '../../data-providers/patience.ts'

/** Gives a request up that nobody answers. */
export const patience = () => AbortSignal.timeout(PATIENCE)
