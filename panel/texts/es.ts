import enumsDates from '../../locales/es/enums-dates.ts'
import enumsMoney from '../../locales/es/enums-money.ts'
import enumsTutors from '../../locales/es/enums-tutors.ts'
import errorsFiles from '../../locales/es/errors-files.ts'
import errorsMoney from '../../locales/es/errors-money.ts'
import errorsRequests from '../../locales/es/errors-requests.ts'
import * as panel from '../../locales/es/panel/index.ts'
import { parts as first } from './es-first.ts'
import { wholeOf } from './whole.ts'

/** The words of all screens, as they are written. */
export const parts = {
  ...first,
  ...panel,
  enums: { ...first.enums, ...enumsDates, ...enumsMoney, ...enumsTutors },
  errors: { ...first.errors, ...errorsFiles, ...errorsMoney, ...errorsRequests },
}

export default wholeOf(parts)
