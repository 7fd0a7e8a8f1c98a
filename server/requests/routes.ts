import { addRequestFirstClass, addRequestInfo, makePersonalRequest, makeShortRequest } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { addFirstClass, addInfo } from './complete.ts'
import { personal, problemsOf, short } from './make.ts'

export const requests: Route[] = [
  on(makePersonalRequest, personal, problemsOf),
  on(makeShortRequest, short, problemsOf),
  on(addRequestInfo, addInfo),
  on(addRequestFirstClass, addFirstClass),
]
