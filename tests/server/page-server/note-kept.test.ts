import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { noteKept } from '../../../server/page-server/note-kept.ts'

const request = {
  method: 'GET',
  url: '/about?ak=s3cret',
  headers: { host: 'kz.localhost' },
  socket: { remoteAddress: '1.2.3.4' },
} as unknown as IncomingMessage
const ground = { hostOf: () => 'kz.localhost', addressOf: () => '1.2.3.4' }

test.each([
  ['info', 1],
  ['warn', 0],
])('an answer from the kept pages is counted, and at the level %s leaves %i lines', (level, lines) => {
  const info = vi.fn()
  const countKept = vi.fn()
  noteKept({ log: { level, info } as never, countKept }, ground)(request, 304)
  expect(countKept).toHaveBeenCalledExactlyOnceWith(304)
  expect(info).toHaveBeenCalledTimes(lines)
  if (lines)
    expect(info.mock.calls[0]?.[0]).toEqual({ req: { method: 'GET', url: '/about', host: 'kz.localhost', ip: '1.2.3.4' }, status: 304, kept: true })
})
