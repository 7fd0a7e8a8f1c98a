import {
  confirmClientTerms,
  confirmTutorEmail,
  confirmTutorPhone,
  confirmTutorTerms,
  getRegisterOptions,
  registerTutor,
  resendTutorEmail,
  resendTutorPhoneCode,
  setTutorEmail,
  setTutorPhone,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { confirmEmail, resendEmail, setEmail } from './email.ts'
import { registerOptions } from './options.ts'
import { confirmPhone, phoneSetProblems, resendPhoneCode, setPhone } from './phone.ts'
import { register, registerGuarded, registerLookUp, registerProblems } from './register.ts'
import { answerOfClient, confirmByTutor, termsProblems } from './terms.ts'

export const joining: Route[] = [
  on(getRegisterOptions, registerOptions),
  on(registerTutor, register, registerProblems, registerLookUp, registerGuarded),
  on(confirmTutorEmail, confirmEmail),
  on(resendTutorEmail, resendEmail),
  on(setTutorEmail, setEmail),
  on(setTutorPhone, setPhone, phoneSetProblems),
  on(confirmTutorPhone, confirmPhone),
  on(resendTutorPhoneCode, resendPhoneCode),
  on(confirmTutorTerms, confirmByTutor, termsProblems),
  on(confirmClientTerms, answerOfClient),
]
