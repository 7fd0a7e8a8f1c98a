import { setupServer } from 'msw/node'

/** Stands in for the API; a test says what it answers with `api.use(mock(call, …))`. Any other request fails. */
export const api = setupServer()
