export default {
  tutor_status: {
    1: 'Draft',
    2: 'Under review',
    3: 'Published',
    4: 'Inactive',
    5: 'Blocked',
    6: 'School tutor',
    7: 'Needs changes',
    8: 'Deleted',
    9: 'Made anonymous',
  },
  sex: { 1: 'Man', 2: 'Woman' },
  age: { 1: '18–22 years', 2: '23–27 years', 3: '28–35 years', 4: '36–45 years', 5: '46–55 years', 6: 'Over 55 years' },
  online_app: { skype: 'Skype', zoom: 'Zoom', meet: 'Google Meet', viber: 'Viber', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  prof: { 1: 'Private tutor', 2: 'Teacher at a school or university' },
  verification: {
    email_confirmed: 'Email confirmed',
    phone_confirmed: 'Phone confirmed',
    documents_checked: 'Identity checked',
    education_checked: 'Education checked',
    interview_passed: 'Interview passed',
  },
}
