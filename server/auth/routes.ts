import {
  actAsAdmin,
  actAsClient,
  actAsTutor,
  checkLoginToken,
  checkTutorResetCode,
  generateClientPassword,
  getClientCode,
  getClientOpenIdAddress,
  getClientOpenIdWanted,
  getOpenIdAddress,
  getRole,
  getTutorOpenIdAddress,
  getTutorOpenIdWanted,
  getTutorResetCode,
  loginAdmin,
  loginAdminByOpenId,
  loginByToken,
  loginClient,
  loginClientByCode,
  loginClientByOpenId,
  loginClientByToken,
  loginTutor,
  loginTutorByOpenId,
  logoutAdmin,
  logoutClient,
  logoutTutor,
  resetTutorPassword,
  setRole,
  setTutorPassword,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { signOut } from '../sessions/sign-in.ts'
import { asAdmin, asClient, asTutor } from './acting.ts'
import { clientByOpenId, tutorByOpenId } from './by-open-id.ts'
import { getCode, loginByCode } from './codes.ts'
import { generatePassword } from './generate-password.ts'
import * as login from './login.ts'
import { byPerson, sendToProvider, wantedBy } from './openid.ts'
import * as reset from './reset.ts'
import * as role from './role.ts'
import { repeatProblems, setPassword } from './set-password.ts'
import { checkToken } from './spend.ts'
import { byToken, clientByToken } from './tokens.ts'

export const auth: Route[] = [
  on(getRole, role.get),
  on(setRole, role.set),
  on(loginByToken, byToken),
  on(checkLoginToken, (context, { auth_token }) => checkToken(context, auth_token, 'login')),

  on(getClientCode, getCode),
  on(loginClientByCode, loginByCode),
  on(loginClient, login.client),
  on(generateClientPassword, generatePassword),
  on(loginClientByToken, clientByToken),
  on(logoutClient, (context) => signOut(context, 'client_id')),

  on(loginTutor, login.tutor),
  on(getTutorResetCode, reset.getCode),
  on(checkTutorResetCode, (context, { reset_code }) => checkToken(context, reset_code, 'reset')),
  on(resetTutorPassword, reset.reset, repeatProblems),
  on(setTutorPassword, setPassword, repeatProblems),
  on(logoutTutor, (context) => signOut(context, 'tutor_id')),

  on(getClientOpenIdAddress, (context, { back }) => sendToProvider(context, 'client', { back })),
  on(getClientOpenIdWanted, async (context, { state }) => wantedBy(context, 'client', state)),
  on(loginClientByOpenId, byPerson('client', clientByOpenId)),
  on(getTutorOpenIdAddress, (context, wanted) => sendToProvider(context, 'tutor', wanted)),
  on(getTutorOpenIdWanted, async (context, { state }) => wantedBy(context, 'tutor', state)),
  on(loginTutorByOpenId, byPerson('tutor', tutorByOpenId)),

  on(loginAdmin, login.admin),
  on(getOpenIdAddress, (context) => sendToProvider(context, 'admin')),
  on(loginAdminByOpenId, byPerson('admin', login.adminByOpenId)),
  on(logoutAdmin, (context) => signOut(context, 'admin_id')),

  on(actAsClient, asClient),
  on(actAsTutor, asTutor),
  on(actAsAdmin, asAdmin),
]
