import { addRequestFirstClass, addRequestInfo, makePersonalRequest, makeShortRequest, setCpaCookie } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { addFirstClass, addInfo } from './complete.ts'
import { setCpa } from './cpa.ts'
import { personal, problemsOf, short } from './make.ts'

export const requests: Route[] = [
  on(makePersonalRequest, personal, problemsOf),
  on(makeShortRequest, short, problemsOf),
  on(setCpaCookie, setCpa),
  on(addRequestInfo, addInfo),
  on(addRequestFirstClass, addFirstClass),
]
