export default {
  /** On every page of the cabinet, as long as it can be taken back. */
  asked: {
    date: 'Your profile will be deleted on {date}.',
    hidden: 'Nobody sees it now.',
    take_back: 'Take it back',
    done: 'Your profile is as it was',
  },
  title: 'Delete the profile?',
  means: {
    now: { title: 'At once', text: 'Profile, ads and blog posts are hidden. There are no new requests; we tell those who wait for your answer.' },
    until: { title: 'Until {date}', text: 'Sign in and take it back: all is as it was.' },
    after: { title: '{date}', text: 'We erase name, contacts, texts, photo, documents and messages.' },
    stays: { title: 'What stays', text: 'Requests, payments and reviews, without your name.' },
    wallet: { title: '{sum} in the wallet', text: 'Spend it before that day, or ask us to pay it back: {email}.' },
  },
  reason: 'Why you are leaving',
  optional: 'if you like',
  password: 'Password',
  code: 'Code from the email',
  code_hint: 'You sign in without a password: we email you a code.',
  send: 'Send the code',
  sent: 'The code is on its way to your address.',
  submit: 'Delete the profile',
  done: 'The profile is hidden and will be deleted on {date}',
}
