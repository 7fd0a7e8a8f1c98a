export default {
  label: 'Staff bar',
  panel: 'Panel',
  open_tutor: 'This tutor in the panel',
  open_ad: 'This ad in the panel',
  open_order: 'This request in the panel',
  acting_as: 'You are signed in as {name}',
  entering: 'Signing in as a user',
  expired: 'This link no longer works. Go back to the panel and sign in again.',
  failed: 'The sign-in failed. Go back to the panel and try again.',
  to_panel: 'Back to the panel',
  left: '{time} left',
  leave: 'Leave the account',
}
