import type { Route } from '../calls.ts'

export const notifications: Route[] = []
