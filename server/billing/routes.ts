import {
  approveTutorBilling,
  clearTutorBillingField,
  getBilling,
  getBillingFile,
  getTutorBilling,
  getTutorBillingFile,
  saveBilling,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { approve, approveProblems } from './approve.ts'
import { clearField } from './clear-field.ts'
import { get, getFile } from './get.ts'
import { getOwn, getOwnFile } from './own.ts'
import { save, saveLookUp, saveProblems } from './save.ts'

export const billing: Route[] = [
  on(getTutorBilling, get),
  on(getTutorBillingFile, getFile),
  on(approveTutorBilling, approve, approveProblems),
  on(clearTutorBillingField, clearField),
  on(getBilling, getOwn),
  on(getBillingFile, getOwnFile),
  on(saveBilling, save, saveProblems, saveLookUp),
]
