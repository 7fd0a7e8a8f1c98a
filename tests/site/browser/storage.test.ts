import { afterEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../../site/browser/storage.ts'

afterEach(() => session.remove('word'))

/** As browsers refuse it: at the first mention. */
const block = () =>
  vi.stubGlobal(
    'sessionStorage',
    new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )

describe('a store', () => {
  test('keeps words where the browser keeps them', () => {
    session.write('word', 'kept')
    expect(sessionStorage.getItem('word')).toBe('kept')
    expect(session.read('word')).toBe('kept')
    session.remove('word')
    expect(session.read('word')).toBeNull()
  })

  test('keeps values as JSON', () => {
    session.writeJson('word', { id: 7 })
    expect(session.readJson('word')).toEqual({ id: 7 })
  })

  test.each(['{', 'undefined', ''])('takes %j that somebody else wrote for nothing', (text) => {
    sessionStorage.setItem('word', text)
    expect(session.readJson('word')).toBeNull()
  })

  test('that is blocked remembers for the page', () => {
    block()
    expect(session.read('word')).toBeNull()
    session.write('word', 'remembered')
    expect(session.read('word')).toBe('remembered')
    session.remove('word')
    expect(session.read('word')).toBeNull()
  })

  test('that is full remembers the latest word for the page', () => {
    session.write('word', 'old')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    session.write('word', 'latest')
    expect(session.read('word')).toBe('latest')
  })
})
