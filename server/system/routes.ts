import { clearCache } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { clear } from './clear-cache.ts'

export const system: Route[] = [on(clearCache, clear)]
