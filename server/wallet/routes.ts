import type { Route } from '../calls.ts'

export const wallet: Route[] = []
