import {
  addRequestFirstClass,
  addRequestInfo,
  getAdditionalSchoolRequest,
  makeAdditionalSchoolRequest,
  makePersonalRequest,
  makeSchoolRequest,
  makeShortRequest,
  makeShortSchoolRequest,
  setCpaCookie,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { setCpa } from '../clients/cpa.ts'
import { addFirstClass, addInfo } from './complete.ts'
import { lookUp, personal, problemsOf, short } from './make.ts'
import {
  additionalOfSchool,
  askedOfSchool,
  shortLookUp,
  shortOfSchool,
  shortProblems,
  wholeLookUp,
  wholeOfSchool,
  wholeProblems,
} from './make-school.ts'

export const requests: Route[] = [
  on(makePersonalRequest, personal, problemsOf, lookUp),
  on(makeShortRequest, short, problemsOf, lookUp),
  on(makeShortSchoolRequest, shortOfSchool, shortProblems, shortLookUp),
  on(makeSchoolRequest, wholeOfSchool, wholeProblems, wholeLookUp),
  on(makeAdditionalSchoolRequest, additionalOfSchool),
  on(getAdditionalSchoolRequest, askedOfSchool),
  on(setCpaCookie, setCpa),
  on(addRequestInfo, addInfo),
  on(addRequestFirstClass, addFirstClass),
]
