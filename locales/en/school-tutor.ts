export default {
  title: 'Teach at the school',
  lead: 'Our partner school is looking for tutors who teach online. Tell them about yourself, and they’ll reply.',
  none: 'The school isn’t looking for tutors in your subjects right now.',
  sent_at: 'Sent on {date}.',
  answered_at: 'Answered on {date}.',
  again: 'You can ask again on {date}.',
  states: {
    sent: 'The school is looking at your request.',
    accepted: 'The school has accepted you. We will get in touch.',
    refused: 'The school has said no for now.',
  },
  form: {
    about: 'About you and your lessons',
    about_hint: '{min} to {max} characters. The school gets your contact details too.',
    lessons: 'Subjects',
    levels: 'Levels',
    no_level: 'Choose at least one level',
    practice: 'Experience',
    schedule: 'When you are free',
    send: 'Send to the school',
    done: 'Your request is sent',
  },
}
