import * as z from 'zod/mini'
import { call, Text } from './common.ts'

export const findRedirect = call('GET', '/link/redirect', {
  about: 'Where a link to another site leads that somebody wrote, by the code that stands for it (decisions AUTH-20)',
  allow: ['anyone'],
  query: { code: Text(1, 40) },
  answer: { url: z.string() },
  errors: ['not_found'],
})
