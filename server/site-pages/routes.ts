import type { Route } from '../calls.ts'

export const sitePages: Route[] = []
