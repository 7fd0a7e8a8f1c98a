import { createMerchant, deleteMerchant, getMerchant, listMerchants, saveMerchant } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, list } from './read.ts'
import { create, remove, save } from './write.ts'

export const merchantAccounts: Route[] = [
  on(listMerchants, list),
  on(getMerchant, get),
  on(createMerchant, create),
  on(saveMerchant, save),
  on(deleteMerchant, remove),
]
