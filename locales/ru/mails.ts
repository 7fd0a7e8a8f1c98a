export default {
  greeting: 'Здравствуйте, {name}.',
  questions: 'Docento. Вопросы: {support_email}',
  templates: {
    client_auth_code: {
      subject: 'Код для входа в Docento',
      text: ['Ваш код: {secret}', 'Он действует 10 минут и подходит один раз. Если вы не входили в Docento, ничего делать не нужно.'],
      button: 'Войти',
    },
    client_generate_password: {
      subject: 'Новый пароль для Docento',
      text: ['Ваш новый пароль: {secret}', 'Прежний больше не подходит. Входите с этим паролем и адресом, на который пришло письмо.'],
      button: 'Войти',
    },
    client_order_created: {
      subject: 'Заявка № {order_id} у нас',
      text: ['Мы получили вашу заявку: {lessons_name}.', 'Как только репетитор ответит, мы напишем. Для вас это бесплатно.'],
      button: 'Открыть заявку',
    },
    client_tutor_responded: {
      subject: 'На вашу заявку ответили: {tutor_name}',
      text: [
        '{tutor_name} может вести занятия по заявке № {order_id}: {lessons_name}.',
        'Прочитайте ответ и анкету. Если подходит, выберите этого репетитора.',
      ],
      button: 'Прочитать ответ',
    },
    client_tutor_refused: {
      subject: 'Репетитор не сможет взять заявку № {order_id}',
      text: ['{tutor_name} не сможет вести занятия: {lessons_name}.', 'Заявка остаётся открытой. Вы можете предложить её другому репетитору.'],
      button: 'Открыть заявку',
    },
    client_tutor_appointed: {
      subject: 'Ваш репетитор: {tutor_full_name}',
      text: [
        'Занятия по заявке № {order_id} будет вести {tutor_full_name}: {lessons_name}.',
        'Связаться с репетитором: {tutor_phone}. Договоритесь, когда первое занятие.',
      ],
      button: 'Открыть заявку',
    },
    client_first_class_set: {
      subject: 'Первое занятие: {first_class}',
      text: ['Первое занятие назначено на {first_class}. Репетитор: {tutor_full_name}.', 'Если время не подходит, измените дату в заявке.'],
      button: 'Открыть заявку',
    },
    client_review_request: {
      subject: 'Как прошли занятия?',
      text: [
        'Занятия по заявке № {order_id} ({lessons_name}) ведёт {tutor_full_name}.',
        'Напишите о них два-три предложения: другим будет легче выбрать репетитора.',
      ],
      button: 'Написать отзыв',
    },
    tutor_reset_password: {
      subject: 'Новый пароль для кабинета',
      text: [
        'Чтобы задать новый пароль, откройте ссылку. Она действует час и подходит один раз.',
        'Если вы об этом не просили, ничего делать не нужно: пароль останется прежним.',
      ],
      button: 'Задать новый пароль',
    },
    tutor_personal_order: {
      subject: 'Заявка лично вам: {lessons_name}',
      text: ['Новый ученик выбрал вас: {client_name}, {lessons_name}.', 'Ответьте за 24 часа, пока заявку не увидели другие репетиторы.'],
      button: 'Ответить',
    },
    tutor_potential_order: {
      subject: 'Новая заявка: {lessons_name}',
      text: ['Вам может подойти заявка № {order_id}: {lessons_name}.', 'Ответить могут пять репетиторов, выбирает ученик.'],
      button: 'Посмотреть заявку',
    },
    tutor_appointed: {
      subject: 'Вас выбрали: заявка № {order_id}',
      text: [
        'Вы ведёте занятия по заявке № {order_id}: {lessons_name}.',
        'Ученик: {client_name}, {client_phone}. Свяжитесь сегодня и укажите в заявке дату первого занятия.',
      ],
      button: 'Открыть заявку',
    },
    tutor_closed: {
      subject: 'Заявка № {order_id} больше не ждёт ответа',
      text: ['Заявка № {order_id} закрыта для ответов: {lessons_name}.', 'Остальные заявки ждут вас в кабинете.'],
      button: 'Открыть заявку',
    },
    tutor_removed: {
      subject: 'Вы больше не ведёте заявку № {order_id}',
      text: ['Заявка № {order_id} ({lessons_name}) снята с вас, комиссия по ней отменена.', 'Если это ошибка, напишите нам: {support_email}.'],
      button: 'Открыть заявку',
    },
    tutor_first_class_set: {
      subject: 'Первое занятие: {first_class}',
      text: [
        'Первое занятие по заявке № {order_id} ({lessons_name}) назначено на {first_class}. Ученик: {client_name}, {client_phone}.',
        'Комиссия — {sum}, оплатить до {deadline}. Если время не подходит, договоритесь с учеником и измените дату в заявке.',
      ],
      button: 'Открыть заявку',
    },
    tutor_first_class_reminder: {
      subject: 'Когда первое занятие по заявке № {order_id}?',
      text: ['В заявке № {order_id} ({lessons_name}) ещё нет даты первого занятия.', 'Договоритесь с учеником и укажите её в заявке.'],
      button: 'Указать дату',
    },
    tutor_pay_deadline: {
      subject: 'Заявка № {order_id}: оплата до {deadline}',
      text: ['Комиссия по заявке № {order_id} — {sum}. Последний день оплаты: {deadline}.', 'Оплатить можно прямо в заявке, из кошелька.'],
      button: 'Оплатить',
    },
    tutor_pay_overdue: {
      subject: 'Заявка № {order_id} не оплачена',
      text: [
        'Комиссия по заявке № {order_id} — {sum}. Её нужно было оплатить до {deadline}.',
        'Через три дня после этого срока анкета уходит из каталога и возвращается после оплаты.',
      ],
      button: 'Оплатить',
    },
  },
}
