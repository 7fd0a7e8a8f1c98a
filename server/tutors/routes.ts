import type { Route } from '../calls.ts'

export const tutors: Route[] = []
