import enums from '../../locales/es/enums.ts'
import errors from '../../locales/es/errors.ts'
import * as panel from '../../locales/es/panel/index.ts'

export default { ...panel, enums, errors }
