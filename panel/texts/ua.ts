import enumsDates from '../../locales/ua/enums-dates.ts'
import enumsMoney from '../../locales/ua/enums-money.ts'
import enumsTutors from '../../locales/ua/enums-tutors.ts'
import errorsFiles from '../../locales/ua/errors-files.ts'
import errorsMoney from '../../locales/ua/errors-money.ts'
import errorsRequests from '../../locales/ua/errors-requests.ts'
import * as panel from '../../locales/ua/panel/index.ts'
import { parts as first } from './ua-first.ts'
import { wholeOf } from './whole.ts'

/** The words of all screens, as they are written. */
export const parts = {
  ...first,
  ...panel,
  enums: { ...first.enums, ...enumsDates, ...enumsMoney, ...enumsTutors },
  errors: { ...first.errors, ...errorsFiles, ...errorsMoney, ...errorsRequests },
}

export default wholeOf(parts)
