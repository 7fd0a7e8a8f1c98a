import { expect, test } from 'vitest'
import { errorKind } from '../../../panel/outbox/error-kind.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.example.test', 'unreachable'],
  ['The operation was aborted due to timeout', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['no service for sms is set', 'no_service'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'no_access'],
  ['the SMS gateway answered 401', 'no_access'],
  ['the SMS gateway answered 422', 'refused'],
  ['the SMS gateway answered 503', 'broken'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 'refused'],
  ["Can't send mail - all recipients were rejected: 450 come back later", 'broken'],
  ['something else', null],
])('what a service says, %s, is told as %s', (words, kind) => expect(errorKind(words)).toBe(kind))
