import simpleRest from 'ra-data-simple-rest'
import { fetchUtils } from 'react-admin'
import { type CallError, Refusal, Unreachable } from './refusal.ts'
import { numberOf, type Provider } from './resource.ts'
import { troubles } from './staff-api.ts'

const rest = simpleRest('/api/rest', (url, options) =>
  fetchUtils.fetchJson(url, options).catch((error: { status?: number; body?: { error?: CallError } }) => {
    if (error.status === undefined) {
      troubles.dispatchEvent(new Event('offline'))
      throw new Unreachable()
    }
    if (error.status === 401) troubles.dispatchEvent(new Event('unauthorized'))
    throw new Refusal(error.body?.error ?? 'server_error')
  }),
)

/** Resources the specification has no calls for speak the simple REST dialect (design 8). */
export const additional: Provider = {
  ...rest,
  getOne: async (name, { id, ...params }) => rest.getOne(name, { ...params, id: numberOf(id) }),
  // such a record is written over as a whole
  toggle: (name, { id, field, value, previousData }) => rest.update(name, { id, data: { ...previousData, [field]: value }, previousData }),
}
