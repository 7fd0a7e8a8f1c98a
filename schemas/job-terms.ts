/** `retrying`: it failed and is tried again later; `failed`: it is not; `stopped`: staff ended it. */
export const jobStates = ['running', 'waiting', 'retrying', 'failed', 'stopped'] as const
export type JobState = (typeof jobStates)[number]
