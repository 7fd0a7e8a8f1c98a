export default {
  choose: {
    title: 'Choose {name}?',
    text: 'You and the tutor will see each other’s phone numbers right away. The others will hear that you’ve chosen.',
    offered: 'Offers to begin on {date}. You can confirm that day right after choosing.',
    done: 'Your tutor is {name}',
  },
  ask: {
    title: 'Who else would you like to ask?',
    first_title: 'Who would you like to ask?',
    text: { one: 'The tutor answers within {count} hour.', other: 'The tutor answers within {count} hours.' },
    most: { one: 'You can wait for up to {count} answer at once.', other: 'You can wait for up to {count} answers at once.' },
    done: 'Request sent to {name}',
    empty: 'No more tutors for this subject and place.',
    all: 'All tutors',
    submit: 'Ask',
  },
  review: { mark: 'Rating', text: 'How are the lessons going?', submit: 'Publish the review', done: 'The review is published' },
  pay: {
    packages: 'How many lessons',
    each: '{price} each',
  },
}
