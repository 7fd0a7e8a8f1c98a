import enumsDates from '../../locales/es/enums-dates.ts'
import enumsMoney from '../../locales/es/enums-money.ts'
import enumsOrders from '../../locales/es/enums-orders.ts'
import enumsRequests from '../../locales/es/enums-requests.ts'
import enumsStaff from '../../locales/es/enums-staff.ts'
import enumsTutors from '../../locales/es/enums-tutors.ts'
import errors from '../../locales/es/errors.ts'
import errorsAuth from '../../locales/es/errors-auth.ts'
import errorsFiles from '../../locales/es/errors-files.ts'
import errorsMoney from '../../locales/es/errors-money.ts'
import errorsOrders from '../../locales/es/errors-orders.ts'
import errorsRequests from '../../locales/es/errors-requests.ts'
import errorsStaff from '../../locales/es/errors-staff.ts'
import * as panel from '../../locales/es/panel/index.ts'
import { wholeOf } from './whole.ts'

/** As they are written. */
export const parts = {
  ...panel,
  enums: { ...enumsDates, ...enumsMoney, ...enumsOrders, ...enumsRequests, ...enumsStaff, ...enumsTutors },
  errors: { ...errors, ...errorsAuth, ...errorsFiles, ...errorsMoney, ...errorsOrders, ...errorsRequests, ...errorsStaff },
}

export default wholeOf(parts)
