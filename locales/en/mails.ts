export default {
  /** What stands in a template's places where staff look at it. */
  samples: {
    lessons_name: 'English',
    client_name: 'Helen',
    tutor_name: 'Irene',
    tutor_full_name: 'Irene Smith',
    title: 'How to learn fractions',
    comment: 'Please add examples from your lessons.',
  },
  greeting: 'Hello {name},',
  questions: 'Docento. Questions: {support_email}',
  /** Leads to where the list of a mail ends. */
  unsubscribe: 'Unsubscribe',
  /** What is said of a message without words. */
  picture: 'Picture',
  templates: {
    client_auth_code: {
      subject: 'Your Docento sign-in code',
      text: [
        'Your code: {secret}',
        {
          one: 'It works once, for {count} minute. If you aren’t signing in to Docento, you can ignore this email.',
          other: 'It works once, for {count} minutes. If you aren’t signing in to Docento, you can ignore this email.',
        },
      ],
      button: 'Sign in',
    },
    client_generate_password: {
      subject: 'Your new Docento password',
      text: ['Your new password: {secret}', 'The old one no longer works. Sign in with the new one and the address this email came to.'],
      button: 'Sign in',
    },
    client_order_created: {
      subject: 'We have your request no. {order_id}',
      text: ['We have your request: {lessons_name}.', 'We’ll write to you as soon as a tutor answers. It’s free for you.'],
      button: 'Open the request',
    },
    client_order_at_school: {
      subject: 'We have your request no. {order_id}',
      text: ['We have your request: {lessons_name}.', 'Our partner school finds a teacher and calls you about the first lesson.'],
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
        '{tutor_full_name} will teach you: {lessons_name}, request no. {order_id}.',
        'Call your tutor at {tutor_phone} and arrange the first lesson.',
      ],
      button: 'Open the request',
    },
    client_first_class_set: {
      subject: 'First lesson: {first_class}',
      text: ['Your first lesson is on {first_class}. Tutor: {tutor_full_name}.', 'If the time doesn’t suit you, change the date in your request.'],
      button: 'Open the request',
    },
    client_first_class_set_school: {
      subject: 'First lesson: {first_class}',
      text: [
        'Our partner school has set your first lesson for {first_class}: {lessons_name}.',
        'If the time doesn’t suit you, write to us in your request.',
      ],
      button: 'Open the request',
    },
    client_review_request: {
      subject: 'How are the lessons going?',
      text: [
        'You are taking lessons with {tutor_full_name}: {lessons_name}, request no. {order_id}.',
        'Write two or three sentences about the lessons. They help others choose.',
      ],
      button: 'Write a review',
    },
    client_school_paid: {
      subject: 'Your lessons are paid for, request no. {order_id}',
      text: ['Your lessons are paid for: {lessons_name}.', 'Our partner school arranges the times with you.'],
      button: 'Open the request',
    },
    client_school_closed: {
      subject: 'Request no. {order_id} is closed',
      text: ['Our partner school has closed your request: {lessons_name}.', 'To take lessons, send a new request or choose a tutor yourself.'],
      button: 'Open the request',
    },
    client_review_request_school: {
      subject: 'How are the lessons going?',
      text: [
        'You are taking lessons at our partner school: {lessons_name}, request no. {order_id}.',
        'Write two or three sentences about the lessons. They help others choose.',
      ],
      button: 'Write a review',
    },
    client_contact_code: {
      subject: 'A code to confirm your new address',
      text: [
        'Your code: {secret}',
        {
          one: 'Enter it in the settings of your Docento account within {count} minute. If you didn’t ask for it, you can ignore this email.',
          other: 'Enter it in the settings of your Docento account within {count} minutes. If you didn’t ask for it, you can ignore this email.',
        },
      ],
      button: 'Open the settings',
    },
    client_subscription: {
      subject: 'Send Docento emails to this address?',
      text: [
        'Someone with a Docento account wants its emails to come to this address too.',
        {
          one: 'If that’s all right, open the link within {count} day. Otherwise ignore this email: no more will come.',
          other: 'If that’s all right, open the link within {count} days. Otherwise ignore this email: no more will come.',
        },
      ],
      button: 'Confirm the address',
    },
    site_review_confirm: {
      subject: 'Show your review of Docento?',
      text: [
        'Thank you for your review. Open the link and press the button, and it will appear on the site.',
        {
          one: 'The link works for {count} day. If you didn’t write a review, ignore this email: nobody will see it.',
          other: 'The link works for {count} days. If you didn’t write a review, ignore this email: nobody will see it.',
        },
      ],
      button: 'Show my review',
    },
    feedback: { subject: 'Message to support from {client_name}', text: ['{comment}', 'Reply to: {title}'], button: 'Open the site' },
    /** To the address of before, of a tutor's account or a client's. */
    email_changed: {
      subject: 'Your Docento account has another email now',
      text: [
        'The email of your Docento account has changed: another address stands in place of this one.',
        'If it wasn’t you, write to us right away: {support_email}.',
      ],
      button: 'Open Docento',
    },
    client_deleted: {
      subject: 'Your Docento account is deleted',
      text: [
        'Your account is deleted, your open requests are closed and their tutors know.',
        {
          one: 'In {count} day we will erase your name, contacts and messages. Your reviews stay without your name.',
          other: 'In {count} days we will erase your name, contacts and messages. Your reviews stay without your name.',
        },
        'If it wasn’t you, write to us right away: {support_email}.',
      ],
      button: 'Open Docento',
    },
    client_terms: {
      subject: 'You have accepted the terms of Docento',
      text: ['Thank you. You have accepted our terms for students; you can read them again at any time.'],
      button: 'Read the terms',
    },
    client_new_message: {
      subject: 'New message: {tutor_name}',
      text: ['{tutor_name} wrote to you about request no. {order_id} ({lessons_name}):', '{comment}'],
      button: 'Open the chat',
    },
    tutor_email_confirm: {
      subject: 'Confirm your email for Docento',
      text: [
        {
          one: 'Open the link to confirm this address. It works once, for {count} day.',
          other: 'Open the link to confirm this address. It works once, for {count} days.',
        },
        'If you haven’t signed up for Docento, you can ignore this email.',
      ],
      button: 'Confirm the address',
    },
    tutor_reset_password: {
      subject: 'A new password for your account',
      text: [
        {
          one: 'Open the link to set a new password. It works once, for {count} hour.',
          other: 'Open the link to set a new password. It works once, for {count} hours.',
        },
        'If you didn’t ask for this, ignore this email: your password stays the same.',
      ],
      button: 'Set a new password',
    },
    tutor_set_password: {
      subject: 'Set a password for your account',
      text: [
        'We’ve created a tutor profile for you on Docento.',
        {
          one: 'To sign in, set a password through the link. It works once, for {count} day.',
          other: 'To sign in, set a password through the link. It works once, for {count} days.',
        },
      ],
      button: 'Set a password',
    },
    tutor_published: {
      subject: 'Your profile is published',
      text: ['We’ve checked your profile, and students can see it now.', 'Keep your schedule up to date: it makes you easier to choose.'],
      button: 'See your profile',
    },
    tutor_need_revision: {
      subject: 'Your profile needs changes',
      text: ['Before students see your profile, please fix this:', '{comment}', 'Then send the profile for review, and we’ll check it again.'],
      button: 'Open your profile',
    },
    tutor_document_refused: {
      subject: 'Your document wasn’t accepted: {title}',
      text: ['We couldn’t accept your document “{title}”.', '{comment}', 'Replace it in your profile, and we’ll check again.'],
      button: 'Open your profile',
    },
    schedule_confirm: {
      subject: 'Is your schedule still up to date?',
      text: ['Students prefer tutors who confirmed their free time recently. Confirm yours with one click.'],
      button: 'Confirm the schedule',
    },
    tutor_delete_requested: {
      subject: 'Your profile will be deleted on {deadline}',
      text: [
        'We have hidden your profile, as you asked. On {deadline} we will erase your name, contacts, texts, photo and documents.',
        'Until then you can restore it, and everything will be as before. If it wasn’t you who asked, restore it and change your password.',
      ],
      button: 'Restore profile',
    },
    tutor_delete_code: {
      subject: 'Your code to delete the profile',
      text: [
        'Your code: {secret}',
        {
          one: 'It works once, for {count} minute. Don’t share it with anyone. If you are not deleting your profile, ignore this email.',
          other: 'It works once, for {count} minutes. Don’t share it with anyone. If you are not deleting your profile, ignore this email.',
        },
      ],
      button: 'Open the settings',
    },
    staff_profile_sent: {
      subject: 'A profile is waiting for review',
      text: ['{tutor_full_name} has completed the profile. It’s waiting for review.'],
      button: 'Open the profile',
    },
    billing_rejected: {
      subject: 'Your billing details need changes',
      text: ['We couldn’t accept your billing details:', '{comment}', 'Correct them in your account, and we’ll check again.'],
      button: 'Open your account',
    },
    tutor_payment_received: {
      subject: 'Payment received: {sum}',
      text: ['We’ve received your payment of {sum}. You’ll find it in your wallet history, with its invoice.'],
      button: 'Open the wallet',
    },
    tutor_personal_order: {
      subject: 'A request for you: {lessons_name}',
      text: [
        'A new student chose you: {client_name}, {lessons_name}.',
        {
          one: 'Answer within {count} hour, before another tutor takes the request.',
          other: 'Answer within {count} hours, before another tutor takes the request.',
        },
      ],
      button: 'Answer',
    },
    tutor_potential_order: {
      subject: 'New request: {lessons_name}',
      text: [
        'Request no. {order_id} may suit you: {lessons_name}.',
        { one: 'Up to {count} tutor can answer, and the student chooses.', other: 'Up to {count} tutors can answer, and the student chooses.' },
      ],
      button: 'See the request',
    },
    tutor_appointed: {
      subject: 'You were chosen: request no. {order_id}',
      text: [
        'Request no. {order_id} is yours: {lessons_name}.',
        'Your student: {client_name}, {client_phone}. Get in touch today and set the date of the first lesson in the request.',
      ],
      button: 'Open the request',
    },
    tutor_appointed_school: {
      subject: 'You were chosen: request no. {order_id}',
      text: [
        'Request no. {order_id} of our partner school is yours: {lessons_name}.',
        'Your student: {client_name}, {client_phone}. Get in touch today and arrange the first lesson.',
      ],
      button: 'Open the request',
    },
    tutor_client_deleted: {
      subject: 'Request no. {order_id} is withdrawn',
      text: [
        'The student has deleted their account, so request no. {order_id} ({lessons_name}) is closed. No commission is due.',
        'Other requests are waiting in your account.',
      ],
      button: 'See new requests',
    },
    tutor_new_message: {
      subject: 'New message: {client_name}',
      text: ['{client_name} wrote to you about request no. {order_id} ({lessons_name}):', '{comment}'],
      button: 'Open the chat',
    },
    tutor_closed: {
      subject: 'Request no. {order_id} is no longer waiting for an answer',
      text: ['Request no. {order_id} is closed to answers: {lessons_name}.', 'Other requests are waiting in your account.'],
      button: 'Open the request',
    },
    tutor_removed: {
      subject: 'Request no. {order_id} is no longer yours',
      text: [
        'You were taken off request no. {order_id} ({lessons_name}), and no commission is due.',
        'If this is a mistake, write to us: {support_email}.',
      ],
      button: 'Open the request',
    },
    tutor_first_class_set: {
      subject: 'First lesson: {first_class}',
      text: [
        'The first lesson for request no. {order_id} ({lessons_name}) is on {first_class}. Student: {client_name}, {client_phone}.',
        'The commission is {sum}, due {deadline}. If the time doesn’t suit you, agree on another with your student and change the date in the request.',
      ],
      button: 'Open the request',
    },
    tutor_first_class_set_free: {
      subject: 'First lesson: {first_class}',
      text: [
        'The first lesson for request no. {order_id} ({lessons_name}) is on {first_class}. Student: {client_name}, {client_phone}.',
        'There is no commission on this request. If the time doesn’t suit you, agree on another with your student.',
      ],
      button: 'Open the request',
    },
    tutor_first_class_reminder: {
      subject: 'When is the first lesson for request no. {order_id}?',
      text: ['Request no. {order_id} ({lessons_name}) has no first lesson date yet.', 'Agree on it with your student and set it in the request.'],
      button: 'Set the date',
    },
    tutor_pay_deadline: {
      subject: 'Request no. {order_id}: payment due {deadline}',
      text: [
        'The commission for request no. {order_id} is {sum}. The last day to pay is {deadline}.',
        'You can pay in the request, from your wallet.',
      ],
      button: 'Pay',
    },
    tutor_pay_overdue: {
      subject: 'Request no. {order_id} is not paid',
      text: [
        'The commission for request no. {order_id} is {sum}. It was due on {deadline}.',
        {
          one: '{count} day after that date your profile is hidden from the list. It comes back once you pay.',
          other: '{count} days after that date your profile is hidden from the list. It comes back once you pay.',
        },
      ],
      button: 'Pay',
    },
    ad_need_revision: {
      subject: 'Your ad needs a change: {title}',
      text: [
        'We have read your ad “{title}”. Before it can be published, please fix this:',
        '{comment}',
        'Save your changes and we’ll read it again.',
      ],
      button: 'Open the ad',
    },
    blog_need_revision: {
      subject: 'Your article needs a change: {title}',
      text: [
        'We have read your article “{title}”. Before it can be published, please fix this:',
        '{comment}',
        'Save your changes and we’ll read it again.',
      ],
      button: 'Open the article',
    },
  },
}
