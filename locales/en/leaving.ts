export default {
  /** On every page of the cabinet, as long as it can be taken back. */
  asked: {
    date: 'Your profile will be deleted on {date}.',
    hidden: 'Nobody sees it now.',
    take_back: 'Restore profile',
    done: 'Your profile is back',
  },
  title: 'Delete the profile?',
  means: {
    now: {
      title: 'At once',
      text: 'Your profile, ads and articles are hidden. You’ll get no new requests, and we’ll tell everyone who is waiting for your answer.',
    },
    until: { title: 'Until {date}', text: 'Sign in and restore your profile: everything will be as before.' },
    after: { title: '{date}', text: 'We erase your name, contacts, texts, photo, documents and messages.' },
    stays: { title: 'What stays', text: 'Requests, payments and reviews, without your name.' },
    wallet: { title: '{sum} in the wallet', text: 'Spend it before that day, or ask us to pay it back: {email}.' },
  },
  reason: 'Why you are leaving',
  optional: 'if you like',
  password: 'Password',
  code: 'Code from the email',
  code_hint: 'You sign in without a password, so we’ll email you a code.',
  send: 'Send the code',
  sent: 'We’ve sent a code to your email',
  submit: 'Delete the profile',
  done: 'The profile is hidden and will be deleted on {date}',
}
