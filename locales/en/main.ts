export default {
  promise: 'Compare prices and reviews, then send a request. It’s free for you.',
  stats: {
    tutors: { one: '{count} tutor', other: '{count} tutors' },
    orders: { one: '{count} request', other: '{count} requests' },
    cities: { one: '{count} city', other: '{count} cities' },
  },
  lessons: 'What people look for',
  cities: 'Cities',
  tutors: 'Tutors to start with',
  all_tutors: 'All tutors',
  profile: 'Open profile',
  steps: {
    title: 'How it works',
    choose: { title: 'Choose', text: 'Compare prices, reviews and free time.' },
    send: {
      title: 'Send a request',
      text: {
        one: 'The tutor answers within {count} hour. If not, we suggest others.',
        other: 'The tutor answers within {count} hours. If not, we suggest others.',
      },
    },
    learn: { title: 'Start learning', text: 'Arrange the first lesson. You pay only the tutor.' },
  },
  reviews: 'What students say',
  all_reviews: 'All reviews',
  review_of: 'about {name}',
  join: {
    title: 'Are you a tutor?',
    text: 'The profile is free. Students find you by subject, place and price.',
    button: 'Create a profile',
  },
}
