export default {
  title: 'Settings',
  password: {
    title: 'Password',
    old_password: 'Current password',
    password: 'New password',
    rule: '{min} to {max} characters with a letter and a digit.',
    confirm_password: 'The same password again',
    save: 'Save the password',
    done: 'The new password is set. Your other devices are signed out.',
  },
  saved: 'Saved',
  at_once: 'Each switch is saved right away.',
  mails: {
    title: 'Requests and emails',
    taking: {
      label: 'I’m taking new requests',
      about: 'Turn it off when you’re full: you stay at the end of the list, without the request button.',
    },
    new_orders: { label: 'New requests for me', about: 'An email as soon as a student chooses you or writes in the chat.' },
    potential_orders: { label: 'Matching requests', about: 'An email when a request is offered to you and other tutors.' },
    news: { label: 'Docento news', about: 'What has changed in your account and in the rules.' },
    promo: { label: 'Offers and discounts', about: 'Sent only if you allow marketing emails below.' },
    sms: { label: 'SMS about requests and payment deadlines', about: 'Confirmation codes are always sent.' },
    lang: 'Language of emails and messages',
  },
  privacy: {
    title: 'Privacy',
    phone_visible_after_appointment: { label: 'Show my phone to the student once I am appointed', about: 'Until then nobody sees the number.' },
    profile_in_search_engines: {
      label: 'Profile in search engines',
      about: 'Turn it off and search engines stop finding it. It stays in the Docento tutor list.',
    },
    photo_in_ads: { label: 'My photo in ads' },
    marketing_emails: { label: 'Marketing emails' },
  },
  kept: {
    title: 'Everything we store about you',
    about: 'zip: profile, requests, payments, your files. No data about other people.',
    download: 'Download',
  },
  deletion: {
    title: 'Deleting the profile',
    lead: {
      one: 'Your profile disappears from the site right away, and after {count} day it can’t be restored.',
      other: 'Your profile disappears from the site right away, and after {count} days it can’t be restored.',
    },
    ask: 'Delete the profile…',
    pay_first: 'First pay for request {id}: {sum}. Then you can delete the profile.',
    finish_first: 'First complete request {id}. Then you can delete the profile.',
    open_order: 'Open the request',
  },
}
