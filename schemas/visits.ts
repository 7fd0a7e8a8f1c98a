import { call, Words } from './common.ts'

/** What a browser tells of a visit, once each: that it began, that the order form was opened in it. */
const told = ['visit', 'form'] as const

export const countVisit = call('POST', '/metrics/visits', {
  about: 'Counts a visit of the site, or that the order form was opened in it; nothing of who it was (decisions OPS-2)',
  allow: ['anyone'],
  body: { what: Words(told) },
  rate: 'measure',
})
