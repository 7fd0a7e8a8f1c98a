import type { Route } from '../calls.ts'

export const clients: Route[] = []
