export default {
  title: 'Settings',
  password: {
    title: 'Password',
    old_password: 'Current password',
    password: 'New password',
    rule: '{min} to {max} characters with a letter and a digit.',
    confirm_password: 'The same password again',
    save: 'Save the password',
    done: 'The new password is set. Your other devices are signed out.',
  },
}
