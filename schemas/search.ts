import * as z from 'zod/mini'
import { call, Text } from './common.ts'
import { area } from './rights.ts'

/** So many of each kind at most: what the list under the box has room for. */
export const MOST_FOUND = 5

/** What the top bar's box finds; kinds that the reader may not use stay empty. */
export const searchAll = call('POST', '/admin/search', {
  about: 'Orders, tutors and clients by number, name, phone or e-mail, five of each at most (decisions ADM-9)',
  allow: area('orders'),
  body: { text: Text(1, 100) },
  answer: {
    orders: z.array(z.object({ id: z.int(), status: z.int(), client_name: z.string() })),
    tutors: z.array(z.object({ id: z.int(), status: z.int(), name: z.string(), phone: z.nullable(z.string()) })),
    clients: z.array(z.object({ id: z.int(), name: z.string(), phone: z.nullable(z.string()) })),
  },
  changes: false,
})
