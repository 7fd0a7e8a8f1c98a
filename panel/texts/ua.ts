import enums from '../../locales/ua/enums.ts'
import errors from '../../locales/ua/errors.ts'
import * as panel from '../../locales/ua/panel/index.ts'

export default { ...panel, enums, errors }
