import { examine } from './examine.ts'

await examine([
  { name: 'panel-emails', path: '/panel/emails_show/', as: 'staff 1' },
  { name: 'panel-email', path: '/panel/emails_show/1/', as: 'staff 1' },
  { name: 'panel-email-new', path: '/panel/emails_show/create/', as: 'staff 1' },
  { name: 'panel-sms', path: '/panel/sms_show/1/', as: 'staff 1' },
  { name: 'panel-senders', path: '/panel/email_profiles/', as: 'staff 1' },
  { name: 'panel-sender-new', path: '/panel/email_profiles/create/', as: 'staff 1' },
])
