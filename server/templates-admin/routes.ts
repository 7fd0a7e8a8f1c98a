import {
  createEmail,
  createEmailProfile,
  createSms,
  deleteEmail,
  deleteEmailProfile,
  deleteSms,
  getEmail,
  getEmailProfile,
  getSms,
  listEmailProfiles,
  listEmails,
  listSms,
  previewEmail,
  previewSms,
  saveEmail,
  saveEmailProfile,
  saveSms,
  sendTestEmail,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import * as emails from './emails.ts'
import * as profiles from './profiles.ts'
import * as sms from './sms.ts'

export const templatesAdmin: Route[] = [
  on(listEmailProfiles, profiles.list),
  on(getEmailProfile, profiles.get),
  on(createEmailProfile, profiles.create),
  on(saveEmailProfile, profiles.save),
  on(deleteEmailProfile, profiles.remove),
  on(listEmails, emails.list),
  on(getEmail, emails.get),
  on(createEmail, emails.create),
  on(saveEmail, emails.save),
  on(deleteEmail, emails.remove),
  on(sendTestEmail, emails.sendTest),
  on(previewEmail, emails.preview),
  on(listSms, sms.list),
  on(getSms, sms.get),
  on(createSms, sms.create),
  on(saveSms, sms.save),
  on(deleteSms, sms.remove),
  on(previewSms, sms.preview),
]
