import type { Rendered } from './contract.ts'

/** An answer that leads on to another address. */
export const moved = (status: number, location: string): Rendered => ({ status, headers: { location }, html: null, cacheable: 0 })
