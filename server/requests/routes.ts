import type { Route } from '../calls.ts'

export const requests: Route[] = []
