export default {
  title: 'Request sent',
  sent: 'Request no. {id} is on its way to the tutor.',
  ask_title: 'Ask our partner school too?',
  text: 'The online school has tutors of its own, and the first lesson is free. A manager will call you. Your request to the tutor stays as it is.',
  lesson: 'Subject',
  ask: 'Ask the school',
  no: 'No, thanks',
  responce: 'The school has your request and will call you soon.',
  responce_error: 'The school didn’t get your request.',
  open: 'Open my request',
}
