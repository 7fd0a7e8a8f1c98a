import { expect, test } from 'vitest'
import { resources } from '../../panel/resources.ts'

const described = resources.flatMap(({ name, records, canDelete = false }) => (records ? [{ name, records, canDelete }] : []))
/** Their records go by buttons of their own. */
const asked = ['users_orders', 'users_incoming_calls', 'users_show']

test.each(described.filter(({ name }) => !asked.includes(name)))(
  'the form of $name offers a deletion just where a call deletes',
  async ({ records, canDelete }) => {
    expect('remove' in (await records())).toBe(canDelete)
  },
)
