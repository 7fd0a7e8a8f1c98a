import simpleRest from 'ra-data-simple-rest'
import { fetchUtils } from 'react-admin'
import { type CallError, Refusal, type Told, Unreachable } from './refusal.ts'
import { numberOf, type Provider } from './resource.ts'
import { noteReach, troubles } from './staff-api.ts'

async function fetchJson(url: string, options?: fetchUtils.Options) {
  try {
    const answer = await fetchUtils.fetchJson(url, options)
    noteReach(true)
    return answer
  } catch (thrown) {
    const { status, body } = thrown as { status?: number; body?: { error?: CallError; data?: Told | null } }
    noteReach(status !== undefined)
    if (status === undefined) throw new Unreachable()
    if (status === 401) troubles.dispatchEvent(new Event('unauthorized'))
    throw new Refusal(body?.error ?? 'server_error', body?.data ?? {})
  }
}
const rest = simpleRest('/api/rest', fetchJson)

/** Resources the specification has no calls for speak the simple REST dialect. */
export const additional: Provider = {
  ...rest,
  getOne: async (name, { id, ...params }) => rest.getOne(name, { ...params, id: numberOf(id) }),
  // such a record is written over as a whole
  toggle: (name, { id, field, value, previousData }) => rest.update(name, { id, data: { ...previousData, [field]: value }, previousData }),
}
