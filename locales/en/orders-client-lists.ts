export default {
  lists: 'Lists of requests',
  active: 'Active',
  archive: 'Archive',
  empty: { title: 'No requests yet', text: 'Choose a tutor and send a request. It’s free for you.' },
  empty_archive: { title: 'The archive is empty', text: 'Requests move here when lessons have begun or the search is over.' },
  unread: { one: '{count} new message', other: '{count} new messages' },
  answers: { one: '{count} tutor answered', other: '{count} tutors answered' },
  choose: 'Choose one',
  your_mark: 'Your rating: {mark}',
}
