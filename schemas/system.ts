import * as z from 'zod/mini'
import { call } from './common.ts'
import { area } from './rights.ts'

export const clearCache = call('POST', '/admin/system/clear_cache', {
  about: 'Makes every process forget what it keeps of pages and lists (decisions API-18)',
  allow: area('cache'),
  answer: { cleared_at: z.int() },
})
