import enumsOrders from '../../locales/ua/enums-orders.ts'
import enumsRequests from '../../locales/ua/enums-requests.ts'
import enumsStaff from '../../locales/ua/enums-staff.ts'
import errors from '../../locales/ua/errors.ts'
import errorsAuth from '../../locales/ua/errors-auth.ts'
import errorsOrders from '../../locales/ua/errors-orders.ts'
import errorsStaff from '../../locales/ua/errors-staff.ts'
import * as panel from '../../locales/ua/panel/first.ts'
import { wholeOf } from './whole.ts'

/** The words that the panel starts with, as they are written: its frame, the sign-in and the order list. */
export const parts = {
  ...panel,
  enums: { ...enumsOrders, ...enumsRequests, ...enumsStaff },
  errors: { ...errors, ...errorsAuth, ...errorsOrders, ...errorsStaff },
}

export default wholeOf(parts)
