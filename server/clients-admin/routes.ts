import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { addToList, removeFromList } from './blacklist.ts'
import { list as listDuplicates } from './duplicates.ts'
import { merge } from './merge.ts'
import { list as listMerges } from './merges.ts'
import { setPassword } from './password.ts'
import { preview } from './preview.ts'
import { undo } from './undo-merge.ts'

export const clientsAdmin: Route[] = [
  on(calls.setClientPassword, setPassword),
  on(calls.addToBlacklist, addToList),
  on(calls.removeFromBlacklist, removeFromList),
  on(calls.previewMerge, preview),
  on(calls.mergeClients, merge),
  on(calls.undoMerge, undo),
  on(calls.listMerges, listMerges),
  on(calls.listDuplicates, listDuplicates),
]
