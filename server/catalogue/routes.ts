import type { Route } from '../calls.ts'

export const catalogue: Route[] = []
