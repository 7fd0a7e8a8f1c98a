import { expect, test, vi } from 'vitest'

test('a browser that refuses its storage has none for react-admin, which asks for it as it is loaded', async () => {
  history.replaceState(null, '', '/panel/')
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await import('../../panel/early.ts')
  expect(window.localStorage).toBeNull()
  blocked.mockRestore()
})
