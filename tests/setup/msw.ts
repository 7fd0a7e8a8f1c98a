import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const taken = () => HttpResponse.json({ status: 'success', data: null, error: null })

/** Stands in for the API; a test says what it answers with `api.use(mock(call, …))`. Any other request fails, but for what pages tell by themselves. */
export const api = setupServer(http.post('*/api/metrics/visits', taken), http.post('*/api/metrics/errors', taken))
