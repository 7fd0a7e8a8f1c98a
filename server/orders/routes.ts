import type { Route } from '../calls.ts'

export const orders: Route[] = []
