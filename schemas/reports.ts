import { call, or, Text } from './common.ts'

/** Of a report: longer ones are cut where they begin. */
export const reportLimits = { message: 200, stack: 2000, screen: 100 } as const

export const reportError = call('POST', '/metrics/errors', {
  about: 'Tells of an error in the browser that nobody expected, for the log; nothing of who met it (decisions OPS-4)',
  allow: ['anyone'],
  body: { message: Text(1, reportLimits.message), stack: or(Text(0, reportLimits.stack), ''), screen: Text(1, reportLimits.screen) },
  rate: 'report',
  changes: false,
})
