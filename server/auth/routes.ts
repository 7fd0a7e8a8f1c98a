import type { Route } from '../calls.ts'

export const auth: Route[] = []
