export default {
  accept: {
    title: 'Accept the request',
    text: 'The request is yours right away and you’ll see the student’s contact details.',
    message: 'What to say to the student',
    submit: 'Accept the request',
    done: 'The request is yours. Call the student today.',
    no_rate: 'The student’s price',
  },
  answer: {
    title: 'Answer the request',
    text: {
      one: 'The student reads your message and chooses a tutor. At most {count} tutor can answer.',
      other: 'The student reads your message and chooses a tutor. At most {count} tutors can answer.',
    },
    submit: 'Send the answer',
    done: 'Answer sent',
  },
  refuse: {
    title: 'Decline the request',
    text: 'The student will hear that you can’t take it. The reason stays with us.',
    submit: 'Decline the request',
    save: 'Save the reason',
    done: 'You declined the request',
    comment: 'Comment',
  },
  commission: 'The commission follows this price; now it is {sum}.',
  moves_left: 'Changes left: {count}.',
  pay: { done: 'The commission is paid' },
  respond: {
    submit: 'Publish the reply',
    done: 'The reply is published',
    text: {
      one: 'Everyone sees it under the review. You can change it for {count} hour.',
      other: 'Everyone sees it under the review. You can change it for {count} hours.',
    },
  },
}
