import type { Route } from '../calls.ts'

export const audit: Route[] = []
