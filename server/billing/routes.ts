import { approveTutorBilling, clearTutorBillingField, getTutorBilling, getTutorBillingFile } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { approve, approveProblems } from './approve.ts'
import { clearField } from './clear-field.ts'
import { get, getFile } from './get.ts'

export const billing: Route[] = [
  on(getTutorBilling, get),
  on(getTutorBillingFile, getFile),
  on(approveTutorBilling, approve, approveProblems),
  on(clearTutorBillingField, clearField),
]
