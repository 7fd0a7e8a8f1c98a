import enumsOrders from '../../locales/es/enums-orders.ts'
import enumsRequests from '../../locales/es/enums-requests.ts'
import enumsStaff from '../../locales/es/enums-staff.ts'
import errors from '../../locales/es/errors.ts'
import errorsAuth from '../../locales/es/errors-auth.ts'
import errorsOrders from '../../locales/es/errors-orders.ts'
import errorsStaff from '../../locales/es/errors-staff.ts'
import * as panel from '../../locales/es/panel/first.ts'
import { wholeOf } from './whole.ts'

/** The words that the panel starts with, as they are written: its frame, the sign-in and the order list. */
export const parts = {
  ...panel,
  enums: { ...enumsOrders, ...enumsRequests, ...enumsStaff },
  errors: { ...errors, ...errorsAuth, ...errorsOrders, ...errorsStaff },
}

export default wholeOf(parts)
