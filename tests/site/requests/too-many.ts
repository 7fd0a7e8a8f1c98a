import { HttpResponse, http } from 'msw'
import type { Call } from '../../../schemas/index.ts'

/** A handler of a call that was made too often and may be made again in so many seconds. */
export const tooMany = ({ path }: Call, seconds: number) =>
  http.post(`*/api${path}`, () =>
    HttpResponse.json({ status: 'fail', data: null, error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': String(seconds) } }),
  )
