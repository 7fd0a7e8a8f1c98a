import * as z from 'zod/mini'
import { call } from './common.ts'

export const getAffiliate = call('GET', '/tutor/affiliate/get', {
  about: 'The link by which the tutor invites colleagues, who came by it, and what it earned (decisions TUT-11)',
  allow: ['tutor'],
  answer: {
    affiliate_id: z.int(),
    link: z.string(),
    percent: z.int(),
    registered_count: z.int(),
    published_count: z.int(),
    /** Who paid a commission by now. */
    paid_count: z.int(),
    earned: z.number(),
    currency: z.string(),
    /** The newest colleagues first; the sum is what each of them has brought. */
    items: z.array(z.object({ tutor_name_short: z.string(), date: z.int(), status: z.int(), sum: z.number() })),
  },
})
