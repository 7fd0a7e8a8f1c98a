import type { Answer, Api, Posts } from '../../schemas/api.ts'
import type { Offer } from './offer.ts'
import type { Request } from './request-of.ts'

export type Sent = Answer<Posts['/client/make_personal_request']>
export type Made = Extract<Sent, { status: 'success' }>['data']

/** Sends a request by the call of its form; after the short one the school is not offered (spec: decisions ORD-19, ORD-24). */
export async function sendRequest(api: Api, request: Request, { short }: Pick<Offer, 'short'>): Promise<Sent> {
  const { tutor_id } = request
  if (short || tutor_id === null) {
    const sent = await api.post('/client/make_personal_request_short_form', { request })
    return sent.status === 'fail' ? sent : { ...sent, data: { ...sent.data, school_lessons: [] } }
  }
  return api.post('/client/make_personal_request', { request: { ...request, tutor_id } })
}
