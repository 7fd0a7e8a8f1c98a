import { call, or, Text } from './common.ts'
import { reportLimits } from './report-limits.ts'

export const reportError = call('POST', '/metrics/errors', {
  about: 'Tells of an error in the browser that nobody expected, for the log; nothing of who met it (decisions OPS-4)',
  allow: ['anyone'],
  body: { message: Text(1, reportLimits.message), stack: or(Text(0, reportLimits.stack), ''), screen: Text(1, reportLimits.screen) },
  rate: 'report',
  changes: false,
})
