export default {
  greeting: 'Вітаємо, {name}.',
  questions: 'Docento. Питання: {support_email}',
  templates: {
    client_auth_code: {
      subject: 'Код для входу в Docento',
      text: ['Ваш код: {secret}', 'Він діє 10 хвилин і підходить один раз. Якщо ви не входили в Docento, нічого робити не треба.'],
      button: 'Увійти',
    },
    client_generate_password: {
      subject: 'Новий пароль для Docento',
      text: ['Ваш новий пароль: {secret}', 'Попередній більше не підходить. Входьте з цим паролем і адресою, на яку надійшов лист.'],
      button: 'Увійти',
    },
    client_order_created: {
      subject: 'Заявка № {order_id} у нас',
      text: ['Ми отримали вашу заявку: {lessons_name}.', 'Щойно репетитор відповість, ми напишемо. Для вас це безкоштовно.'],
      button: 'Відкрити заявку',
    },
    client_tutor_responded: {
      subject: 'На вашу заявку відповіли: {tutor_name}',
      text: [
        '{tutor_name} може проводити заняття за заявкою № {order_id}: {lessons_name}.',
        'Прочитайте відповідь і анкету. Якщо підходить, виберіть цього репетитора.',
      ],
      button: 'Прочитати відповідь',
    },
    client_tutor_refused: {
      subject: 'Репетитор не зможе взяти заявку № {order_id}',
      text: ['{tutor_name} не зможе проводити заняття: {lessons_name}.', 'Заявка лишається відкритою. Ви можете запропонувати її іншому репетитору.'],
      button: 'Відкрити заявку',
    },
    client_tutor_appointed: {
      subject: 'Ваш репетитор: {tutor_full_name}',
      text: [
        'Заняття за заявкою № {order_id} проводитиме {tutor_full_name}: {lessons_name}.',
        'Зв’язатися з репетитором: {tutor_phone}. Домовтеся, коли перше заняття.',
      ],
      button: 'Відкрити заявку',
    },
    client_first_class_set: {
      subject: 'Перше заняття: {first_class}',
      text: ['Перше заняття призначено на {first_class}. Репетитор: {tutor_full_name}.', 'Якщо час не підходить, змініть дату в заявці.'],
      button: 'Відкрити заявку',
    },
    client_review_request: {
      subject: 'Як минули заняття?',
      text: [
        'Заняття за заявкою № {order_id} ({lessons_name}) проводить {tutor_full_name}.',
        'Напишіть про них два-три речення: іншим буде легше вибрати репетитора.',
      ],
      button: 'Написати відгук',
    },
    tutor_reset_password: {
      subject: 'Новий пароль для кабінету',
      text: [
        'Щоб задати новий пароль, відкрийте посилання. Воно діє годину й підходить один раз.',
        'Якщо ви про це не просили, нічого робити не треба: пароль лишиться той самий.',
      ],
      button: 'Задати новий пароль',
    },
    tutor_personal_order: {
      subject: 'Заявка особисто вам: {lessons_name}',
      text: ['Новий учень вибрав вас: {client_name}, {lessons_name}.', 'Дайте відповідь за 24 години, доки заявку не побачили інші репетитори.'],
      button: 'Відповісти',
    },
    tutor_potential_order: {
      subject: 'Нова заявка: {lessons_name}',
      text: ['Вам може підійти заявка № {order_id}: {lessons_name}.', 'Відповісти можуть п’ятеро репетиторів, обирає учень.'],
      button: 'Переглянути заявку',
    },
    tutor_appointed: {
      subject: 'Вас вибрали: заявка № {order_id}',
      text: [
        'Ви проводите заняття за заявкою № {order_id}: {lessons_name}.',
        'Учень: {client_name}, {client_phone}. Зв’яжіться сьогодні та вкажіть у заявці дату першого заняття.',
      ],
      button: 'Відкрити заявку',
    },
    tutor_closed: {
      subject: 'Заявка № {order_id} більше не чекає на відповідь',
      text: ['Заявку № {order_id} закрито для відповідей: {lessons_name}.', 'Інші заявки чекають на вас у кабінеті.'],
      button: 'Відкрити заявку',
    },
    tutor_removed: {
      subject: 'Ви більше не ведете заявку № {order_id}',
      text: ['Заявку № {order_id} ({lessons_name}) з вас знято, комісію за нею скасовано.', 'Якщо це помилка, напишіть нам: {support_email}.'],
      button: 'Відкрити заявку',
    },
    tutor_first_class_set: {
      subject: 'Перше заняття: {first_class}',
      text: [
        'Перше заняття за заявкою № {order_id} ({lessons_name}) призначено на {first_class}. Учень: {client_name}, {client_phone}.',
        'Комісія — {sum}, сплатити до {deadline}. Якщо час не підходить, домовтеся з учнем і змініть дату в заявці.',
      ],
      button: 'Відкрити заявку',
    },
    tutor_first_class_reminder: {
      subject: 'Коли перше заняття за заявкою № {order_id}?',
      text: ['У заявці № {order_id} ({lessons_name}) ще немає дати першого заняття.', 'Домовтеся з учнем і вкажіть її в заявці.'],
      button: 'Вказати дату',
    },
    tutor_pay_deadline: {
      subject: 'Заявка № {order_id}: оплата до {deadline}',
      text: ['Комісія за заявкою № {order_id} — {sum}. Останній день оплати: {deadline}.', 'Сплатити можна просто в заявці, з гаманця.'],
      button: 'Сплатити',
    },
    tutor_pay_overdue: {
      subject: 'Заявку № {order_id} не оплачено',
      text: [
        'Комісія за заявкою № {order_id} — {sum}. Її треба було сплатити до {deadline}.',
        'Через три дні після цього строку анкета зникає з каталогу й повертається після оплати.',
      ],
      button: 'Сплатити',
    },
  },
}
