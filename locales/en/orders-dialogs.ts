export default {
  leave: { text: 'What you typed will be lost.', leave: 'Close', stay: 'Keep writing' },
  first_class: {
    field: 'Date and time',
    zone: 'Time zone: {zone}',
    wished: 'The student would like to begin on {date}.',
    submit: 'Save the date',
  },
  price: 'Price per hour',
  message: { field: 'Your message', hint: 'From {min} to {max} characters' },
}
