import type { Route } from '../calls.ts'

export const outbox: Route[] = []
