export default {
  /** Asked of a client whose other contact was only typed before they proved this one. */
  title: { phone: 'Is this your phone?', email: 'Is this your email?' },
  text: 'Your account also has {contact}. It was never confirmed, so nothing goes there until you answer.',
  keep: 'Yes, keep it',
  drop: 'No, remove it',
  kept: 'The contact is kept',
  dropped: 'The contact is removed',
}
