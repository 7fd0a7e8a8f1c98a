import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { watchVisitors } from '../../../server/page-server/quiet.ts'

const clock = vi.spyOn(performance, 'now')
afterEach(() => void clock.mockReset())

const watched = () => {
  const server = new EventEmitter()
  return { server, ...watchVisitors(server as never) }
}

test('it is quiet as long as nobody asks, and again three tenths of a second after the last one did', () => {
  const { server, isQuiet } = watched()
  const at = (now: number) => {
    clock.mockReturnValue(now)
    return isQuiet()
  }
  expect(at(0)).toBe(true)
  server.emit('request')
  expect([at(0), at(299), at(300)]).toEqual([false, false, true])
  server.emit('request')
  expect([at(599), at(600)]).toEqual([false, true])
})

test('a watch that was stopped leaves nothing at the server', () => {
  const { server, stop } = watched()
  stop()
  expect(server.listenerCount('request')).toBe(0)
})
