export default {
  title: 'Write to us',
  text: 'Your message',
  name: 'Name',
  email: 'Email',
  email_hint: 'We’ll answer at this address, usually within a business day.',
  phone: 'Phone',
  send: 'Send message',
  sent: 'Thank you, your message is on its way. We’ll answer by email.',
}
