import enumsDates from '../../locales/ua/enums-dates.ts'
import enumsMoney from '../../locales/ua/enums-money.ts'
import enumsOrders from '../../locales/ua/enums-orders.ts'
import enumsRequests from '../../locales/ua/enums-requests.ts'
import enumsStaff from '../../locales/ua/enums-staff.ts'
import enumsTutors from '../../locales/ua/enums-tutors.ts'
import errors from '../../locales/ua/errors.ts'
import errorsAuth from '../../locales/ua/errors-auth.ts'
import errorsFiles from '../../locales/ua/errors-files.ts'
import errorsMoney from '../../locales/ua/errors-money.ts'
import errorsOrders from '../../locales/ua/errors-orders.ts'
import errorsRequests from '../../locales/ua/errors-requests.ts'
import errorsStaff from '../../locales/ua/errors-staff.ts'
import * as panel from '../../locales/ua/panel/index.ts'
import { wholeOf } from './whole.ts'

/** As they are written. */
export const parts = {
  ...panel,
  enums: { ...enumsDates, ...enumsMoney, ...enumsOrders, ...enumsRequests, ...enumsStaff, ...enumsTutors },
  errors: { ...errors, ...errorsAuth, ...errorsFiles, ...errorsMoney, ...errorsOrders, ...errorsRequests, ...errorsStaff },
}

export default wholeOf(parts)
