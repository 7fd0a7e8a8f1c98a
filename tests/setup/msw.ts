import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** Stands in for the API; a test says what it answers with `api.use(mock(call, …))`. Any other request fails. */
export const api = setupServer()

beforeAll(() => api.listen({ onUnhandledFrame: 'error' }))
afterEach(() => api.resetHandlers())
afterAll(() => api.close())
