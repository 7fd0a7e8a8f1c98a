export default {
  bar: 'A free first lesson with our partner school',
  ask: 'Try free',
  title: 'A free first lesson',
  text: 'Our partner school finds a tutor and calls you.',
  lesson: 'Subject',
  when: 'When can we call?',
  close: 'Close the form',
  send: 'Send request',
  thanks: 'Request sent',
  sent: 'The school will call {phone} ({time}). Have your level and your goal ready.',
  open: 'See the request',
  leave: { title: 'Close without sending?', text: 'What you typed will be lost.', leave: 'Close', stay: 'Keep writing' },
}
