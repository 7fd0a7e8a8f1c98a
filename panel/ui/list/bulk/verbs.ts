import type { Provider } from '../../../../data-providers/index.ts'
import { wholeRecord } from '../../record/whole-record.ts'

interface Where {
  provider: Provider
  resource: string
}

/** Something that can be done with several records of a list, one after the other. */
export interface BulkVerb {
  /** Its words are `bulk.verbs.{name}`. */
  name: string
  /** It takes something away. */
  isEnding?: boolean
  call: (id: number, where: Where) => Promise<unknown>
}

/** A record that is so already is left as it is: some toggles only turn. */
const turn =
  (value: boolean): BulkVerb['call'] =>
  async (id, { provider, resource }) => {
    const { data: previousData } = await provider.getOne(resource, { id, ...wholeRecord })
    if (previousData.active !== value) await provider.toggle(resource, { id, field: 'active', value, previousData })
  }

/** Shows records on the site, hides them from it. */
export const show: BulkVerb = { name: 'show', call: turn(true) }
export const hide: BulkVerb = { name: 'hide', call: turn(false) }
/** Deletes records by the call of their resource. */
export const remove: BulkVerb = { name: 'remove', isEnding: true, call: (id, { provider, resource }) => provider.delete(resource, { id }) }
