export default {
  status_shown: 'This can’t be done any more: the status changed meanwhile, and the page now shows the new one.',
}
