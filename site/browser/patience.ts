/** Gives a request up that nobody has answered for as long as any call may take, ms (`data-providers/api.ts`). */
export const patience = () => AbortSignal.timeout(20_000)
