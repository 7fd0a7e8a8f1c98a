import type { addToBlacklist, removeFromBlacklist } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { WrongStatus } from '../errors.ts'
import { lockClient, saveClient } from './record.ts'

/** Takes no more requests from the client. Throws `not_found`, and `wrong_status` for one who is on the list already, or deleted (spec: decisions CLI-2). */
export const addToList = (context: Context, { client_id, comment }: Input<typeof addToBlacklist>) =>
  setListed(context, client_id, { blacklisted: true, blacklist_comment: comment })

/** Takes requests from the client again. Throws `not_found`, and `wrong_status` for one who is not on the list. */
export const removeFromList = (context: Context, { client_id }: Input<typeof removeFromBlacklist>) =>
  setListed(context, client_id, { blacklisted: false, blacklist_comment: '' })

async function setListed(context: Context, client_id: number, patch: { blacklisted: boolean; blacklist_comment: string }) {
  const { tx } = context
  const client = await lockClient(tx, client_id)
  if (client.blacklisted === patch.blacklisted) throw new WrongStatus()
  await saveClient(tx, client, patch)
  context.audit(`client ${client_id}`, changesOf({ ...patch, version: undefined }, client))
}
