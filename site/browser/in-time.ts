import { PATIENCE } from '../../data-providers/patience.ts'

/** The same, given up where it does not come: browsers wait for minutes for a module that a dead line owes them. */
export const inTime = <Done>(work: Promise<Done>): Promise<Done> =>
  Promise.race([work, new Promise<never>((_, giveUp) => setTimeout(giveUp, PATIENCE))])
