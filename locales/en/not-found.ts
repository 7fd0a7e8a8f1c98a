export default {
  title: 'Page not found',
  page_not_found: 'Page not found',
  text: 'The address may have a typo, or the page has moved. Find a tutor here.',
  gone_text: 'This page no longer exists. You can still see all our tutors.',
  go_to: 'Or go to:',
  main_page: 'Main page',
  catalog_link: 'All tutors',
  catalog_online_link: 'Online tutors',
  opening: 'Opening the page…',
  open: 'Open the page',
  too_many: {
    title: 'Too many pages in a row',
    text: 'You are opening them faster than we can keep up. Wait a little and try again.',
  },
  overload: {
    title: 'Too many visitors right now',
    text: 'We can’t keep up for a moment, so this page did not open. Wait a little and try again.',
  },
  unsent: {
    title: 'This was not sent',
    text: 'Too many forms came in at once. Wait a minute, then go back and send it again: what you typed is still there.',
  },
  refused: {
    title: 'This was not sent',
    text: 'It was too long, or it did not come from a page of this site. Open the page anew and try again.',
  },
  failure: {
    title: 'The page did not open',
    text: 'Something broke on our side. Try again in a minute.',
    report: 'If it happens again, write to support and give this number:',
    retry: 'Try again',
  },
}
