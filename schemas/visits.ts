import { Chosen, call, or, Words } from './common.ts'
import { experiments } from './experiment-terms.ts'

/** What a browser tells of a visit, once each: that it began, that a page compares something, that the order form was opened in it. */
const told = ['visit', 'page', 'form'] as const

export const countVisit = call('POST', '/metrics/visits', {
  about: 'Counts a visit of the site, who came to see what it compares, or that the order form was opened; nothing of who it was (decisions OPS-2)',
  allow: ['anyone'],
  body: {
    what: Words(told),
    /** Experiments that the page compares and the browser has not told of yet. */
    compared: or(Chosen(Words(experiments), experiments.length), []),
  },
  rate: 'measure',
})
