export default {
  greeting: 'Hello {name},',
  questions: 'Docento. Questions: {support_email}',
  templates: {
    client_auth_code: {
      subject: 'Your Docento sign-in code',
      text: ['Your code: {secret}', 'It works once, for 10 minutes. If you are not signing in to Docento, you need not do anything.'],
      button: 'Sign in',
    },
    client_generate_password: {
      subject: 'Your new Docento password',
      text: ['Your new password: {secret}', 'The old one no longer works. Sign in with the new one and the address this mail came to.'],
      button: 'Sign in',
    },
    client_order_created: {
      subject: 'We have your request no. {order_id}',
      text: ['We have your request: {lessons_name}.', 'We write to you as soon as a tutor answers. It is free for you.'],
      button: 'Open the request',
    },
    client_tutor_responded: {
      subject: '{tutor_name} answered your request',
      text: [
        '{tutor_name} can teach you: {lessons_name}, request no. {order_id}.',
        'Read the answer and the profile. If it suits you, choose this tutor.',
      ],
      button: 'Read the answer',
    },
    client_tutor_refused: {
      subject: 'The tutor can’t take request no. {order_id}',
      text: ['{tutor_name} can’t teach you: {lessons_name}.', 'Your request stays open. You can offer it to another tutor.'],
      button: 'Open the request',
    },
    client_tutor_appointed: {
      subject: 'Your tutor: {tutor_full_name}',
      text: [
        '{tutor_full_name} teaches you on request no. {order_id}: {lessons_name}.',
        'Reach your tutor at {tutor_phone} and agree on the first lesson.',
      ],
      button: 'Open the request',
    },
    client_first_class_set: {
      subject: 'First lesson: {first_class}',
      text: ['Your first lesson is on {first_class}. Tutor: {tutor_full_name}.', 'If the time does not suit you, change the date in your request.'],
      button: 'Open the request',
    },
    client_review_request: {
      subject: 'How are the lessons going?',
      text: [
        '{tutor_full_name} teaches you on request no. {order_id}: {lessons_name}.',
        'Write two or three sentences about the lessons. They help others choose.',
      ],
      button: 'Write a review',
    },
    tutor_reset_password: {
      subject: 'A new password for your account',
      text: [
        'Open the link to set a new password. It works once, for an hour.',
        'If you did not ask for it, you need not do anything: your password stays as it is.',
      ],
      button: 'Set a new password',
    },
    tutor_personal_order: {
      subject: 'A request for you: {lessons_name}',
      text: ['A new student chose you: {client_name}, {lessons_name}.', 'Answer within 24 hours, before other tutors see the request.'],
      button: 'Answer',
    },
    tutor_potential_order: {
      subject: 'New request: {lessons_name}',
      text: ['Request no. {order_id} may suit you: {lessons_name}.', 'Five tutors can answer, the student chooses.'],
      button: 'See the request',
    },
    tutor_appointed: {
      subject: 'You were chosen: request no. {order_id}',
      text: [
        'You teach on request no. {order_id}: {lessons_name}.',
        'Your student: {client_name}, {client_phone}. Get in touch today and set the date of the first lesson in the request.',
      ],
      button: 'Open the request',
    },
    tutor_closed: {
      subject: 'Request no. {order_id} no longer waits for an answer',
      text: ['Request no. {order_id} is closed for answers: {lessons_name}.', 'Other requests wait in your account.'],
      button: 'Open the request',
    },
    tutor_removed: {
      subject: 'You no longer teach on request no. {order_id}',
      text: [
        'You were taken off request no. {order_id} ({lessons_name}), and its commission is cancelled.',
        'If that is a mistake, write to us: {support_email}.',
      ],
      button: 'Open the request',
    },
    tutor_first_class_reminder: {
      subject: 'When is the first lesson of request no. {order_id}?',
      text: [
        'Request no. {order_id} ({lessons_name}) has no date of the first lesson yet.',
        'Agree on it with your student and set it in the request.',
      ],
      button: 'Set the date',
    },
    tutor_pay_deadline: {
      subject: 'Request no. {order_id}: payment due {deadline}',
      text: [
        'The commission of request no. {order_id} is {sum}. The last day to pay is {deadline}.',
        'You can pay in the request, from your balance.',
      ],
      button: 'Pay',
    },
    tutor_pay_overdue: {
      subject: 'Request no. {order_id} is not paid',
      text: [
        'The commission of request no. {order_id} is {sum}. It was due on {deadline}.',
        'Three days after that date your profile leaves the catalogue. It comes back once you pay.',
      ],
      button: 'Pay',
    },
  },
}
