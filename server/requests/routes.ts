import {
  addRequestFirstClass,
  addRequestInfo,
  makeAdditionalSchoolRequest,
  makePersonalRequest,
  makeSchoolRequest,
  makeShortRequest,
  makeShortSchoolRequest,
  setCpaCookie,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { addFirstClass, addInfo } from './complete.ts'
import { setCpa } from './cpa.ts'
import { personal, problemsOf, short } from './make.ts'
import { additionalOfSchool, shortOfSchool, shortProblems, wholeOfSchool, wholeProblems } from './make-school.ts'

export const requests: Route[] = [
  on(makePersonalRequest, personal, problemsOf),
  on(makeShortRequest, short, problemsOf),
  on(makeShortSchoolRequest, shortOfSchool, shortProblems),
  on(makeSchoolRequest, wholeOfSchool, wholeProblems),
  on(makeAdditionalSchoolRequest, additionalOfSchool),
  on(setCpaCookie, setCpa),
  on(addRequestInfo, addInfo),
  on(addRequestFirstClass, addFirstClass),
]
