import type { RaRecord } from 'react-admin'
import type { Provider } from '../../../../data-providers/index.ts'
import { wholeRecord } from '../../record/whole-record.ts'

interface Where {
  provider: Provider
  resource: string
  /** As the list shows it; nothing of one that stands on another page. */
  row: RaRecord | undefined
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
export const turn =
  (field: string, value: boolean): BulkVerb['call'] =>
  async (id, { provider, resource }) => {
    const { data: previousData } = await provider.getOne(resource, { id, ...wholeRecord })
    if (previousData[field] !== value) await provider.toggle(resource, { id, field, value, previousData })
  }

/** Shows records on the site, hides them from it. */
export const show: BulkVerb = { name: 'show', call: turn('active', true) }
export const hide: BulkVerb = { name: 'hide', call: turn('active', false) }
/** Switches records on and off that the site does not show as such. */
export const switching: BulkVerb[] = [
  { name: 'on', call: turn('active', true) },
  { name: 'off', call: turn('active', false) },
]
/** Deletes records by the call of their resource. */
export const remove: BulkVerb = { name: 'remove', isEnding: true, call: (id, { provider, resource }) => provider.delete(resource, { id }) }
