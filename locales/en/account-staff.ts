export default {
  label: 'Staff bar',
  panel: 'Panel',
  open_tutor: 'This tutor in the panel',
  open_order: 'This request in the panel',
  acting_as: 'You are signed in as {name}',
}
