export default {
  client_auth_code: 'Docento: your code is {secret}. Don’t share it with anyone.',
  client_order_created: 'Docento: we have your request {order_id}. {link}',
  client_tutor_responded: 'Docento: {tutor_name} can take your request. {link}',
  client_tutor_refused: 'Docento: {tutor_name} can’t take your request. Choose another: {link}',
  client_tutor_appointed: 'Docento: your tutor is {tutor_full_name}, {tutor_phone}. {link}',
  client_first_class_set: 'Docento: first lesson {first_class}. {link}',
  client_review_request: 'Docento: how are the lessons going? Your review: {link}',
  tutor_personal_order: {
    one: 'Docento: a request for you, {lessons_name}. Answer within {count} hour: {link}',
    other: 'Docento: a request for you, {lessons_name}. Answer within {count} hours: {link}',
  },
  tutor_appointed: 'Docento: you were chosen. {client_name}, {client_phone}. {link}',
  tutor_first_class_set: 'Docento: first lesson {first_class}, {client_name}. Payment due {deadline}. {link}',
  tutor_pay_deadline: 'Docento: request {order_id}, {sum}, due {deadline}. {link}',
  order_client_tutor_contacts: 'Docento, request {order_id}: your tutor is {tutor_full_name}, {tutor_phone}',
  order_client_in_work: 'Docento: we’re finding a tutor for your request {order_id}.',
  order_tutor_client_contacts: 'Docento, request {order_id}: your student is {client_name}, {client_phone}',
}
