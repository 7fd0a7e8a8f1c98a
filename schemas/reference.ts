import * as z from 'zod/mini'
import { AskedLanguage, call, Named } from './common.ts'

export const listRegions = call('GET', '/regions', {
  about: 'Regions of the country by name (decisions API-5, TUT-22)',
  allow: ['anyone'],
  query: { lang: AskedLanguage },
  answer: { regions: z.array(Named) },
})
